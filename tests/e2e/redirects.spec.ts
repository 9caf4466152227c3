import { expect, type APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { activeRedirects, redirectTarget } from '../../src/hosting/activeRedirects';
import { basePath } from '../../src/site';
import { isClientRedirect, readBuilt } from './support/build';
import { test } from './support/sharedContext';

const base = basePath.slice(0, -1);
const redirects = activeRedirects();

const anchorOf = (to: string): string | undefined => to.split('#')[1];

/** What is wrong with a rule, as the server follows it. */
async function serverFaults(request: APIRequestContext, from: string, to: string) {
  const faults: string[] = [];
  const response = await request.get(base + from, { maxRedirects: 0 });
  const { location } = response.headers();
  if (response.status() !== 301 || location !== base + to) {
    faults.push(`${from}  answers ${response.status()} ${location}`);
  }
  const target = await request.get(base + to, { maxRedirects: 0 });
  const html = await target.text();
  if (target.status() !== 200 || isClientRedirect(html)) faults.push(`${from}  ${to} leads on`);
  const anchor = anchorOf(to);
  if (anchor && !new RegExp(`id="?${anchor}[" >]`).test(html))
    faults.push(`${from}  no #${anchor}`);
  return faults;
}

test('every rule leads to a page, and its anchor, in one hop', async ({ request }) => {
  const faults: string[] = [];
  for (const [from, to] of redirects.exact) faults.push(...(await serverFaults(request, from, to)));
  expect(faults).toEqual([]);
});

const redirectFile = (from: string): string => readBuilt(`${from.slice(1)}index.html`);

test('every rule has a page for hosts without redirect rules', () => {
  for (const [from, to] of redirects.exact) {
    const html = load(redirectFile(from));
    const refresh = html('meta[http-equiv="refresh"]').attr('content');
    expect(refresh).toBe(`0; url=${encodeURI(base + to)}`);
    expect(html('link[rel="canonical"]').attr('href')).toBe(encodeURI(base + to));
    expect(html('a').attr('href')).toBe(encodeURI(base + to));
  }
});

// The pages have one script, and differ in nothing but the target.
const rules = [...redirects.exact];
const examples = [
  rules.find(([, to]) => anchorOf(to)),
  rules.find(([, to]) => to.startsWith('/core/') && !anchorOf(to)),
  rules.find(([, to]) => to.startsWith('/studio/') && !anchorOf(to)),
].filter((rule) => rule !== undefined);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on such hosts, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [from, to] of examples) {
      test(`${from} leads to ${to}`, async ({ page }) => {
        await page.route(`${base}${from}*`, (route) =>
          route.fulfill({ contentType: 'text/html', body: redirectFile(from) }),
        );
        await page.goto(base + from);
        await expect(page).toHaveURL(base + to);
      });
    }
  });
}

test('on such hosts, query and anchor are taken along', async ({ page }) => {
  const [from, to] = examples[1]!;
  await page.route(`${base}${from}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: redirectFile(from) }),
  );
  await page.goto(`${base}${from}?a=b#c`);
  await expect(page).toHaveURL(`${base}${to}?a=b#c`);
});

for (const { from } of redirects.catchAll) {
  test(`${from} carries what no page answers`, async ({ request }) => {
    const address = from.replace('*', 'no-such-page/');
    const response = await request.get(base + address, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(base + redirectTarget(redirects, address));
  });
}

test('the root leads to the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(basePath);
});

test('the files for hosts list every active rule', () => {
  const lines = readBuilt('_redirects').split('\n');
  for (const [from, to] of redirects.exact)
    expect(lines).toContain(`${base}${from} ${base}${to} 301!`);
  for (const { from, to } of redirects.catchAll) {
    expect(lines).toContain(`${base}${from} ${base}${to} 301!`);
  }
  expect(readBuilt('_headers')).toContain(`${basePath}assets/*\n  Cache-Control:`);
});
