import { readBuilt } from './build';
import { startHost, type Host } from './startHost';

/**
 * Starts a server that sends a page as far as its heading, waits, and sends the rest.
 *
 * @param file - Of the page, below the folder of the build.
 * @param pathname - Of the page.
 * @param pause - In milliseconds; without end for `Infinity`.
 */
export function startPausingHost(file: string, pathname: string, pause: number): Promise<Host> {
  const html = Buffer.from(readBuilt(file));
  const heading = html.indexOf('</h1>') + '</h1>'.length;
  return startHost(({ url }, response) => {
    if (url !== pathname) return false;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, heading));
    if (pause < Infinity) setTimeout(() => response.end(html.subarray(heading)), pause);
    return true;
  });
}
