import { expect, type Page } from '@playwright/test';
import { products } from '../../src/products';
import { basePath } from '../../src/site';
import { openPage } from './support/openPage';
import { test } from './support/sharedContext';

const suggestions = (page: Page) => page.getByRole('region', { name: 'Did you mean' });

const mistakes = [
  {
    address: 'core/introduction/instalation/',
    product: products.core.name,
    meant: 'core/introduction/installation/',
  },
  {
    address: 'studio/getting-started/firstapp',
    product: products.studio.name,
    meant: 'studio/getting-started/first-app/',
  },
  {
    address: 'studio/getting-started/roadmap/2025/',
    product: products.studio.name,
    meant: 'studio/getting-started/roadmap/',
  },
];

for (const { address, product, meant } of mistakes) {
  test(`${address}: the product's 404 page suggests ${meant}`, async ({ page, request }) => {
    const response = await openPage(page, basePath + address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(product);
    await expect(page.getByRole('button', { name: new RegExp(`^${product}`) })).toBeVisible();

    const links = suggestions(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', basePath + meant);
    for (const link of await links.all()) {
      const target = await request.get((await link.getAttribute('href')) ?? '', {
        maxRedirects: 0,
      });
      expect(target.status()).toBe(200);
    }
    await links.first().click();
    await expect(page).toHaveURL(basePath + meant);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  });
}

const subjects = [
  { address: 'core/toast', meant: 'core/components/use-notifications/' },
  { address: 'core/components/snackbar', meant: 'core/components/use-notifications/' },
  { address: 'studio/databse', meant: 'studio/how-to-guides/connect-to-databases/' },
];

for (const { address, meant } of subjects) {
  test(`${address}: the index knows that ${meant} is about it`, async ({ page }) => {
    await openPage(page, basePath + address);
    const below = page.getByRole('navigation', { name: 'Start again from a product' });
    await expect(suggestions(page)).toBeVisible();
    const before = await below.boundingBox();
    const links = suggestions(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', basePath + meant);
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('an archived address leads to pages of its release first', async ({ page }) => {
  await openPage(page, `${basePath}core/0.12.1/components/notifications/`);
  const links = suggestions(page).getByRole('listitem').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /\/core\/0\.12\.1\/.*notifications/);
});

test('an address of no product leads to both products', async ({ page }) => {
  const response = await openPage(page, `${basePath}nowhere/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Start again from a product' });
  await ways.getByRole('link', { name: products.studio.name }).click();
  await expect(page).toHaveURL(`${basePath}studio/`);
});

test('other languages are led to at the same address', async ({ page }) => {
  const missing = 'core/components/nowhere/';
  await openPage(page, basePath + missing);
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' });
  // What is out of sight comes to life only when the page has long been idle.
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'Português' })).toHaveAttribute(
    'href',
    `${basePath}pt/${missing}`,
  );
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.locator('.navbar').getByRole('link', { name: 'Português' })).toHaveAttribute(
    'href',
    `${basePath}pt/${missing}`,
  );
});

test('the address is shown as it is, and is text', async ({ page }) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await openPage(page, `${basePath}core/%3Cimg%20src=x%20onerror=alert(1)%3E/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(alerted).toBe(false);
});

test('without JavaScript it leads to both products', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`${basePath}core/nowhere/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Start again from a product' });
  await expect(ways.getByRole('listitem').getByRole('link')).toHaveCount(2);
  await context.close();
});
