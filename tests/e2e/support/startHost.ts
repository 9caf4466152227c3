import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer } from '../../../src/hosting/server';
import { buildFolder } from './build';

/** A server that is no more than part of a test. */
export interface Host {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): void;
}

/**
 * Starts a server before ours.
 *
 * @param answer - Answers what ours is not asked for, and tells whether it does.
 */
export async function startHost(
  answer: (request: http.IncomingMessage, response: http.ServerResponse) => boolean,
): Promise<Host> {
  const portal = createPortalServer({ directory: buildFolder });
  const server = http.createServer((request, response) => {
    if (!answer(request, response)) portal.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
