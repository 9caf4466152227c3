import { expect, test } from '@playwright/test';
import { activeRedirects, redirectTarget } from '../../src/hosting/activeRedirects';
import { basePath } from '../../src/site';
import { isClientRedirect, readBuilt } from './support/build';

const base = basePath.slice(0, -1);
const redirects = activeRedirects();

for (const [from, to] of redirects.exact) {
  test.describe(from, () => {
    test(`leads to ${to} in one hop`, async ({ request }) => {
      const response = await request.get(base + from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(base + to);
      const target = await request.get(base + to, { maxRedirects: 0 });
      expect(target.status()).toBe(200);
      const html = await target.text();
      expect(isClientRedirect(html)).toBe(false);
      const [, anchor] = to.split('#');
      if (anchor) expect(html).toMatch(new RegExp(`id="?${anchor}[" >]`));
    });

    test('leads there on hosts without redirect rules', async ({ page }) => {
      const html = readBuilt(`${from.slice(1)}index.html`);
      expect(isClientRedirect(html)).toBe(true);
      await page.route(base + from, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(base + from);
      await expect(page).toHaveURL(base + to);
    });
  });
}

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
