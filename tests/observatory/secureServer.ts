import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { createPortalServer } from '../../src/hosting/server';

/** Files of a certificate for this machine. */
export interface Certificate {
  readonly certificateFile: string;
  readonly keyFile: string;
}

/**
 * Has OpenSSL make a certificate for `localhost` that lasts a day.
 *
 * @throws if there is no OpenSSL.
 */
export function createCertificate(folder: string): Certificate {
  const certificateFile = path.join(folder, 'certificate.pem');
  const keyFile = path.join(folder, 'key.pem');
  const { status, error, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-out', certificateFile, '-keyout', keyFile],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`openssl makes no certificate: ${error?.message ?? stderr} -> install openssl`);
  }
  return { certificateFile, keyFile };
}

/** First byte of what a client says who begins with TLS. */
const handshake = 0x16;

/**
 * Serves a build on one port, over TLS, and leads clients there that speak without: the scanner asks
 * for both at the same name.
 */
export async function startSecureServer(
  directory: string,
  { certificateFile, keyFile }: Certificate,
  port: number,
): Promise<{ close(): Promise<void> }> {
  const portal = createPortalServer({ directory });
  const secure = https.createServer(
    { cert: readFileSync(certificateFile), key: readFileSync(keyFile) },
    (request, response) => portal.emit('request', request, response),
  );
  const plain = http.createServer(({ url = '/' }, response) => {
    response.writeHead(301, { Location: `https://localhost:${port}${url}` }).end();
  });
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', (start: Buffer) => {
      socket.pause();
      socket.unshift(start);
      (start[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
