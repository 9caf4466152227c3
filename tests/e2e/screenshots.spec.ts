import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { basePath } from '../../src/site';
import { maxBytes, size } from '../../src/components/Screenshot/files';
import { axeViolations } from './support/axe';
import { openPage } from './support/openPage';
import { isolatedTest as test } from './support/sharedContext';

/** A page with six pictures. */
const path = `${basePath}studio/getting-started/first-app/`;
const pictureCount = 6;

const phone = { width: 390, height: 844 };

const pictures = (page: Page) => page.locator('figure button[aria-haspopup="dialog"]');

/** Remembers the pictures that a page loads. */
function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/screenshots/')) {
      requests.push(request);
    }
  });
  return requests;
}

/** How many different files of a kind have been asked for; `dark.1x` is a kind. */
const countOf = (requests: readonly Request[], kind: string) =>
  new Set(requests.map((request) => request.url()).filter((url) => url.includes(`.${kind}`))).size;

/** Shows every picture of the page to the browser, which loads them when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  await expect(pictures(page)).toHaveCount(pictureCount);
  for (let index = 0; index < pictureCount; index += 1) {
    await pictures(page).nth(index).scrollIntoViewIfNeeded();
    const image = pictures(page).nth(index).locator('img:visible');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function openWith(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests = watch(page);
  await openPage(page, path);
  return { page, requests, close: () => context.close() };
}

test('only the pictures of the reader’s theme mode are requested', async ({ page }) => {
  const requests = watch(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, path);
  await scrollThrough(page);
  expect(countOf(requests, 'dark.1x')).toBe(pictureCount);
  expect(countOf(requests, 'light')).toBe(0);
});

test('switching the theme swaps the picture', async ({ page }) => {
  const requests = watch(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, path);
  const shown = pictures(page).first().locator('img:visible');
  const source = () => shown.evaluate((element: HTMLImageElement) => element.currentSrc);
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(source).toContain('.light.1x.webp');
  expect(countOf(requests, 'dark')).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(source).toContain('.dark.1x.webp');
  await expect.poll(() => countOf(requests, 'dark.1x')).toBeGreaterThan(0);
});

for (const { screen, viewport, density, expected } of [
  { screen: 'a desktop', viewport: size, density: 1, expected: '1x' },
  { screen: 'a sharp desktop', viewport: size, density: 2, expected: '1x' },
  { screen: 'a very sharp desktop', viewport: size, density: 3, expected: '2x' },
  { screen: 'a phone', viewport: phone, density: 3, expected: '1x' },
]) {
  test(`${screen} loads six pictures with less than 300 kB`, async ({ browser }) => {
    const { page, requests, close } = await openWith(browser, {
      viewport,
      deviceScaleFactor: density,
    });
    await scrollThrough(page);
    expect(countOf(requests, `light.${expected}`)).toBe(pictureCount);
    expect(requests).toHaveLength(pictureCount);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(maxBytes.page);
    await close();
  });
}

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

test('a phone that enlarges a picture gets the dense one, and can scroll it', async ({
  browser,
}) => {
  const { page, requests, close } = await openWith(browser, {
    viewport: phone,
    deviceScaleFactor: 3,
    hasTouch: true,
  });
  await pictures(page).first().tap();
  const scroller = page.getByRole('dialog').getByRole('group');
  await expect.poll(() => countOf(requests, 'light.2x')).toBe(1);
  const { content, window } = await scroller.evaluate((element) => ({
    content: element.scrollWidth,
    window: element.clientWidth,
  }));
  expect(content).toBeGreaterThan(2 * window);
  await close();
});

test('every picture is there in both theme modes and densities, with its size', async ({
  page,
}) => {
  await openPage(page, path);
  const images = await page.locator('figure button img').evaluateAll((list) =>
    list.map((image) => ({
      files: image.getAttribute('srcset') ?? '',
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    })),
  );
  expect(images).toHaveLength(2 * pictureCount);
  for (const { files, width, height } of images) {
    expect({ width, height }).toEqual({ width: `${size.width}`, height: `${size.height}` });
    const addresses = files.split(', ').map((file) => file.split(' ')[0] ?? '');
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      expect((await page.request.get(address)).status()).toBe(200);
    }
  }
});
