import { expect, test, type Page } from '@playwright/test';
import { longPage } from '../../../src/page-start/showText';
import { basePath } from '../../../src/site';
import { readBuilt } from '../support/build';
import { startPausingHost } from '../support/pausingHost';

const long = 'core/components/account/';
const short = 'studio/concepts/data-binding/';

/** Opens a page that pauses in its middle, and hands over when its text was seen first. */
async function firstPaint(page: Page, path: string, pause: number): Promise<number> {
  const host = await startPausingHost(`${path}index.html`, basePath + path, pause);
  try {
    await page.goto(host.origin + basePath + path, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await paint.jsonValue()) ?? 0;
  } finally {
    host.close();
  }
}

const endOfDocument = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).responseEnd;
  });

test('both pages are what they are taken for', () => {
  expect(readBuilt(`${long}index.html`).length).toBeGreaterThan(longPage * 1.2);
  expect(readBuilt(`${short}index.html`).length).toBeLessThan(longPage);
});

test('a long page is painted once it has come', async ({ page }) => {
  const painted = await firstPaint(page, long, 200);
  expect(painted).toBeGreaterThan(await endOfDocument(page));
});

test('a long page that does not end shows what it has', async ({ page }) => {
  expect(await firstPaint(page, long, Infinity)).toBeLessThan(5000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any other page shows what it has at once', async ({ page }) => {
  const painted = await firstPaint(page, short, 3000);
  expect(painted).toBeLessThan(2500);
});
