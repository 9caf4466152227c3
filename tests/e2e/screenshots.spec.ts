import { expect, test, type Page } from '@playwright/test';
import { basePath } from '../../src/site';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';

const path = `${basePath}studio/getting-started/first-app/`;

const pictures = (page: Page) => page.locator('figure button[aria-haspopup="dialog"]');

test('only the pictures of the reader’s theme mode are requested', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, path);
  const count = await pictures(page).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await pictures(page).nth(index).scrollIntoViewIfNeeded();
  }
  await expect.poll(() => requested.filter((url) => url.endsWith('.dark.webp')).length).toBe(count);
  expect(requested.filter((url) => url.endsWith('.light.webp'))).toEqual([]);
});

test('a picture opens in full size by keyboard, and gives the focus back', async ({ page }) => {
  await openPage(page, path);
  const first = pictures(page).first();
  await first.focus();
  await first.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.locator('img:visible').boundingBox())?.width).toBeGreaterThan(
    (await first.boundingBox())?.width ?? Infinity,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a press beside the picture closes it', async ({ page }) => {
  await openPage(page, path);
  await pictures(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every picture is there in both theme modes, with its size', async ({ page }) => {
  await openPage(page, path);
  const images = await page
    .locator('figure button img')
    .evaluateAll((list) =>
      list.map((image) => [image.getAttribute('src'), image.getAttribute('width')] as const),
    );
  for (const [source, width] of images) {
    expect(width).toBe('1440');
    expect((await page.request.get(source ?? '')).status()).toBe(200);
  }
});
