import { readFileSync } from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { cacheControl, headersOf } from '../../../src/hosting/headers';
import { readAllowedInline } from '../../../src/hosting/policy/policyFile';
import type { Certificate } from '../../observatory/secureServer';
import { createEncodedFiles, type EncodedFile } from './encodedFiles';

/** A build that is served as readers get it. */
export interface SiteServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Bytes of the body that a path is answered with; undefined if there is nothing. */
  size(pathname: string): Promise<number | undefined>;
  close(): Promise<void>;
}

/** What is served, and how. */
interface Options {
  readonly folder: string;
  /** With slashes at both ends. */
  readonly basePath: string;
  /** True for a build of this site, which has headers of its own. */
  readonly isOurs: boolean;
}

type Headers = Record<string, string>;

/** Headers that every static host sends for such files. */
function plainHeaders({ type }: EncodedFile): Headers {
  const isDocument = type.startsWith('text/html');
  return { 'Cache-Control': isDocument ? 'no-cache' : 'public, max-age=31536000, immutable' };
}

/** Those that this site has in production. */
function createOurHeaders(folder: string): (file: EncodedFile) => Headers {
  const allowed = readAllowedInline(folder);
  return ({ name, type }) => {
    const own = headersOf(`/${name}`, type.startsWith('text/html'), () => allowed);
    return { ...own, 'Cache-Control': cacheControl(`/${name}`) };
  };
}

/**
 * Serves a build over HTTP/2 with TLS, compressed with brotli: all generators' alike, but for the
 * headers of this site.
 */
export async function startSiteServer(
  { folder, basePath, isOurs }: Options,
  { certificateFile, keyFile }: Certificate,
): Promise<SiteServer> {
  const files = createEncodedFiles(folder);
  const headers = isOurs ? createOurHeaders(folder) : plainHeaders;
  const find = async (pathname: string): Promise<EncodedFile | undefined> =>
    pathname.startsWith(basePath)
      ? files(decodeURIComponent(pathname.slice(basePath.length)))
      : undefined;
  const server = http2.createSecureServer({
    allowHTTP1: true,
    cert: readFileSync(certificateFile),
    key: readFileSync(keyFile),
  });
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    find(pathname)
      .then((file) => {
        if (!file) {
          response.writeHead(404, { 'Content-Type': 'text/plain' });
          response.end('not found');
          return;
        }
        response.writeHead(200, {
          'Content-Type': file.type,
          'Content-Length': String(file.body.length),
          ...(file.encoding && { 'Content-Encoding': file.encoding, Vary: 'Accept-Encoding' }),
          ...headers(file),
        });
        if (request.method === 'HEAD') response.end();
        else response.end(file.body);
      })
      .catch(() => response.stream.destroy());
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    size: async (pathname) => (await find(pathname))?.body.length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sessions.forEach((session) => session.destroy());
      }),
  };
}
