import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer } from '../../../src/hosting/server';
import { buildFolder, readBuilt } from './build';

/** The build behind a line that pauses within a page. */
export interface PausingHost {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): void;
}

/**
 * Starts a server that sends a page as far as its heading, waits, and sends the rest.
 *
 * @param file - Of the page, below the folder of the build.
 * @param pathname - Of the page.
 * @param pause - In milliseconds; without end for `Infinity`.
 */
export async function startPausingHost(
  file: string,
  pathname: string,
  pause: number,
): Promise<PausingHost> {
  const portal = createPortalServer({ directory: buildFolder });
  const html = Buffer.from(readBuilt(file));
  const heading = html.indexOf('</h1>') + '</h1>'.length;
  const server = http.createServer((request, response) => {
    if (request.url !== pathname) {
      portal.emit('request', request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, heading));
    if (pause < Infinity) setTimeout(() => response.end(html.subarray(heading)), pause);
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
