import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedSite } from '../../../src/hosting/nginx/servedSite';
import { rawRequest } from '../../unit/hosting/rawRequest';
import { startNginx, type StartedNginx } from './startNginx';

// Redirects come first: they need no file.
const root = mkdtempSync(path.join(tmpdir(), 'published-'));
const site = servedSite(root);
const prefixes = ['', ...site.languagePrefixes.map((language) => `/${language}`)];

let nginx: StartedNginx;

beforeAll(async () => {
  nginx = await startNginx(site, root);
});

afterAll(async () => {
  await nginx?.stop();
  rmSync(root, { recursive: true });
});

async function locationOf(address: string): Promise<string | undefined> {
  const { status, headers } = await rawRequest({ port: nginx.port, path: address });
  return status === 301 ? headers.location : `${status}`;
}

test.each(prefixes)(
  'every former address below /toolpad%s leads on, with its query',
  async (prefix) => {
    const base = `/toolpad${prefix}`;
    const found: Record<string, string | undefined> = {};
    const expected: Record<string, string> = {};
    for (const [from, to] of site.redirects.exact) {
      const [address = '', anchor] = to.split('#');
      for (const spelling of [from, from.slice(0, -1), `${from}index.html`]) {
        found[spelling] = await locationOf(`${base}${spelling}?a=1&b=//c`);
        expected[spelling] = `${base}${address}?a=1&b=//c${anchor ? `#${anchor}` : ''}`;
      }
    }
    expect(Object.keys(found).length).toBeGreaterThan(400);
    expect(found).toEqual(expected);
  },
);

test('every catch-all rule leads what it has no row for', async () => {
  for (const { from, to } of site.redirects.catchAll) {
    const rest = 'no-row/for-this/';
    const address = `/toolpad/pt${from.replace('*', rest)}?a`;
    const target = to.replace(':splat', rest);
    expect([from, await locationOf(address)]).toEqual([from, `/toolpad/pt${target}?a`]);
  }
});
