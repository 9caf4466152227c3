import { expect, type Page } from '@playwright/test';
import { basePath, siteUrl } from '../../src/site';
import { axeViolations } from './support/axe';
import { builtFiles, readBuilt, sitemapPaths } from './support/build';
import { openPage } from './support/openPage';
import { watchPage } from './support/watchPage';
import { test } from './support/sharedContext';

const archive = `${basePath}core/0.12.1/`;
const current = `${basePath}core/`;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Archived release' });
const picker = (page: Page) => page.locator('.navbar').getByRole('button', { name: /^v\d/ });
const version = (page: Page, text: string) =>
  page.locator('.navbar').getByRole('link', { name: `v${text}` });

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('an archived page says so, and belongs to its release altogether', async ({ page }) => {
  const complaints = watchPage(page);
  await openPage(page, `${archive}components/account/`);
  await expect(banner(page)).toContainText('Toolpad Core 0.12.1');
  await expect(banner(page).getByRole('link')).toHaveAttribute(
    'href',
    `${current}components/account/`,
  );
  await expect(page).toHaveTitle(/^Account \(0\.12\.1\) /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await canonical(page)).toBe(`${siteUrl}${current}components/account/`);

  await expect(page.locator('link[hreflang]')).toHaveCount(0);

  // Demos are source, which leads to the demo that runs.
  await expect(page.locator('[data-demo]')).toHaveCount(0);
  const demo = page.locator('figure:has([id="AccountBasic"])');
  await expect(demo.locator('pre').first()).toBeVisible();
  await expect(demo.locator('a').first()).toHaveAttribute(
    'href',
    `${current}components/account/#AccountBasic`,
  );

  const own = 'main a[href^="/toolpad/core/"], nav a[href^="/toolpad/core/"]';
  const addresses = await page
    .locator(own)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const outside = addresses.filter((address) => !address.startsWith(archive));
  const allowed = [
    current,
    `${current}components/account/`,
    ...addresses.filter((address) => address.startsWith(`${current}components/account/#`)),
  ];
  expect(addresses.length).toBeGreaterThan(60);
  expect(outside.filter((address) => !allowed.includes(address))).toEqual([]);
  expect(addresses.filter((address) => /crud|data-source-cache/.test(address))).toEqual([]);
  await expect(page.locator('.menu__link[aria-current="page"]')).toHaveText('Account');

  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(`${archive}components/account/components-api/`);
  await expect(page.locator('tr[id="account-prop-slots"]')).toBeVisible();
  expect(await canonical(page)).toBe(`${siteUrl}${current}components/account/`);
  expect(complaints).toEqual([]);
});

test('the picker keeps the page where the other release has it', async ({ page }) => {
  await openPage(page, `${current}components/crud/`);
  await expect(banner(page)).toHaveCount(0);
  await picker(page).click();
  await expect(version(page, '0.13.0')).toHaveAttribute('aria-current', 'true');
  // The release before has no such page.
  await version(page, '0.12.1').click();
  await expect(page).toHaveURL(`${archive}introduction/overview/`);
  await expect(picker(page)).toHaveText('v0.12.1');
  await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
  await expect(page).toHaveURL(`${archive}introduction/installation/`);
  await expect(page.getByText('npm install --save-exact @toolpad/core@0.12.1')).toBeVisible();
  await picker(page).click();
  await expect(version(page, '0.12.1')).toHaveAttribute('aria-current', 'true');
  await version(page, '0.13.0').click();
  await expect(page).toHaveURL(`${current}introduction/installation/`);
});

test('on a phone, the drawer has the releases', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${archive}api/account/`);
  await expect(banner(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.locator('.navbar-sidebar');
  const back = drawer.getByRole('button', { name: /main menu/ });
  if (await back.isVisible()) await back.click();
  await drawer.getByRole('link', { name: 'v0.13.0' }).click();
  await expect(page).toHaveURL(`${current}api/account/`);
});

test('search finds an archived page only if its release is chosen', async ({ page }) => {
  await openPage(page, `${archive}introduction/installation/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('SignInPage');
  const options = page.getByRole('dialog', { name: 'Search' }).locator('a[role="option"]');
  const found = (): Promise<string[]> =>
    options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect.poll(async () => (await found()).length).toBeGreaterThan(2);
  expect((await found()).filter((address) => address.startsWith(archive))).toEqual([]);
  await page.getByText('Core 0.12.1', { exact: true }).click();
  await expect.poll(async () => (await found())[0] ?? '').toContain(archive);
  expect((await found()).filter((address) => !address.startsWith(archive))).toEqual([]);
});

test('search engines and programs are led to current pages', () => {
  expect(sitemapPaths().filter((path) => path.startsWith(archive))).toEqual([]);
  for (const file of ['llms.txt', 'core/llms.txt', 'core/llms-full.txt']) {
    expect([file, readBuilt(file).includes('/core/0.12.1/')]).toEqual([file, false]);
  }
  const pages = builtFiles('index.html').filter((file) => file.startsWith('core/0.12.1/'));
  expect(pages.length).toBeGreaterThan(60);
  const known = pages.filter((file) => !/^core\/0\.12\.1\/(?:index\.html)?$/.test(file));
  const open = known.filter((file) => !/<meta[^>]+noindex/.test(readBuilt(file)));
  expect(open).toEqual([]);
  expect(pages.filter((file) => /crud|create|data-source-cache/.test(file))).toEqual([]);
});

test('its shortest address leads to its start page', async ({ request }) => {
  const response = await request.get(archive, { maxRedirects: 0 });
  expect(response.status()).toBeGreaterThanOrEqual(300);
  expect(response.headers().location).toBe(`${archive}introduction/overview/`);
});
