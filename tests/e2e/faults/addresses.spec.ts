import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { waitForHydration } from '../support/openPage';
import type { Host } from '../support/startHost';
import { startStaticHost } from '../support/staticHost';
import { watchPage } from '../support/watchPage';
import { isolatedTest as test } from '../support/sharedContext';

const account = `${basePath}core/components/account/`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let host: Host;

test.beforeAll(async () => {
  host = await startStaticHost();
});

test.afterAll(() => host.close());

test('a query that says that a page is on its way shows no progress', async ({ page }) => {
  await page.goto(`${host.origin}${account}?docusaurus-data-navigating=1`);
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

for (const address of [
  'core/%E0%A4',
  'core/%E0%A4%A/',
  'core/%zz',
  '%',
  'core/%C3%28/?a=%E0#%E0',
  'core/components/account/%ED%A0%80/',
]) {
  test(`${address}: a 404 page that works`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(host.origin + basePath + address);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Toolpad', exact: true }).click();
    await expect(page).toHaveURL(host.origin + basePath);
    // The browser's own words about the document.
    expect(errors.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });
}

for (const spelling of [
  'Core/Components/Account/',
  'core/components/ACCOUNT',
  'core/components/Account.html',
  'core/components/account/%20',
  'core/Components/account/%20%20?from=mail#demos',
]) {
  test(`${spelling} leads to the page, without an error`, async ({ page }) => {
    const complaints = watchPage(page, 404);
    // Left for the other spelling before it is complete.
    await page.goto(basePath + spelling, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Account');
    await expect(page).toHaveURL((url) => url.pathname === account);
    await waitForHydration(page);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname).toBe(account);
    expect(search + hash).toBe(spelling.includes('?') ? '?from=mail#demos' : '');
    // What the page that was left had asked for is given up.
    const isLeft = (line: string) => /404|net::ERR_ABORTED/.test(line);
    expect(complaints.filter((line) => !isLeft(line))).toEqual([]);
  });
}

test('in another case, an address of no page stays one', async ({ page }) => {
  await page.goto(`${basePath}Core/Nowhere/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${basePath}core/nowhere/`);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Page not found');
});

for (const value of ['"><b>', 'DARK', 'constructor', '%E0%A4%A']) {
  test(`?docusaurus-theme=${value} is no theme`, async ({ page }) => {
    const complaints = watchPage(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${account}?docusaurus-theme=${value}`);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(complaints).toEqual([]);
  });
}
