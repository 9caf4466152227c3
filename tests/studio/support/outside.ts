import { readFile } from 'node:fs/promises';
import type { BrowserContext, Route } from '@playwright/test';

const weights = [300, 400, 500, 700];

const headers = { 'access-control-allow-origin': '*' };

const stylesheet = weights
  .map(
    (weight) =>
      `@font-face { font-family: Roboto; font-weight: ${weight}; font-display: block;` +
      ` src: url(https://fonts.gstatic.com/${weight}.woff2) format('woff2'); }`,
  )
  .join('\n');

/** A tile of a map that shows its own edges and nothing else. */
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e3ebe3" stroke="#bccbbc"/></svg>';

/** Stands in for the logo that the sign-in page loads. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><text x="2" y="15" font-family="Roboto" font-size="17">G</text></svg>';

async function serveRoboto(route: Route): Promise<void> {
  const weight = /\d+/.exec(new URL(route.request().url()).pathname)?.[0];
  const file = require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);
  await route.fulfill({ contentType: 'font/woff2', headers, body: await readFile(file) });
}

/**
 * Answers what Studio's pages ask of other servers, so that no result depends on a network: Roboto,
 * the tiles of the map, and the logo of a sign-in provider. Requests to other addresses than those
 * and this machine fail. A route that is added later goes first.
 */
export async function serveOutside(context: BrowserContext): Promise<void> {
  await context.route(
    ({ protocol, hostname }) =>
      /^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname),
    (route) => route.abort('internetdisconnected'),
  );
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', headers, body: stylesheet }),
  );
  await context.route('https://fonts.gstatic.com/**', serveRoboto);
  await context.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: tile }),
  );
  await context.route('https://authjs.dev/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  );
}
