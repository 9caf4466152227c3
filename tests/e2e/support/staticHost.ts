import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseRequestPath } from '../../../src/hosting/requestPath';
import { createPortalServer } from '../../../src/hosting/server';
import { buildFolder, readBuilt } from './build';

/** The build as a host of static files serves it. */
export interface StaticHost {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): void;
}

/**
 * Starts a server that has the 404 page for whatever is no address at all, as most hosts of static
 * files do. Ours refuses such requests.
 */
export async function startStaticHost(): Promise<StaticHost> {
  const portal = createPortalServer({ directory: buildFolder });
  const notFound = readBuilt('404.html');
  const server = http.createServer((request, response) => {
    if (parseRequestPath(request.url ?? '')) {
      portal.emit('request', request, response);
      return;
    }
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
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
