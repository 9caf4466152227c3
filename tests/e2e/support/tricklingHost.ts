import { readBuilt } from './build';
import { startHost, type Host } from './startHost';

/** Bytes that come at once: less than a part of a page is long. */
const bytes = 600;

/** Bytes of a body that come bit by bit: those of the first screen. */
const firstScreen = 40_000;

/** Milliseconds between two of them, in which any browser paints. */
const pause = 25;

/**
 * Starts a server that sends pages in pieces. Their head comes at once, for nothing is painted before.
 *
 * @param basePath - Below which the build stands, with slashes.
 */
export function startTricklingHost(basePath: string): Promise<Host> {
  return startHost(({ url = '' }, response) => {
    if (!url.endsWith('/')) return false;
    const html = Buffer.from(readBuilt(`${url.slice(basePath.length)}index.html`));
    const body = html.indexOf('<body');
    let at = body;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, body));
    const timer = setInterval(() => {
      if (at < body + firstScreen && at < html.length) {
        response.write(html.subarray(at, at + bytes));
        at += bytes;
        return;
      }
      clearInterval(timer);
      response.end(html.subarray(at));
    }, pause);
    return true;
  });
}
