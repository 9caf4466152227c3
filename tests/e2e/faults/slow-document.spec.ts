import { expect, test, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { startPausingHost } from '../support/pausingHost';

/** Milliseconds between the heading of a document and its rest: no machine is taken for a pause of that length. */
const pause = 15_000;

/** Opens a page of which more than its heading comes late or never, and hands over when its text was seen first. */
async function firstPaint(page: Page, path: string, wait: number): Promise<number> {
  const host = await startPausingHost(`${path}index.html`, basePath + path, wait);
  try {
    await page.goto(host.origin + basePath + path, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return (await paint.jsonValue()) ?? 0;
  } finally {
    host.close();
  }
}

for (const path of ['core/components/account/', 'studio/concepts/data-binding/']) {
  test(`${path} shows what it has while the rest is on its way`, async ({ page }) => {
    expect(await firstPaint(page, path, pause)).toBeLessThan(pause / 2);
  });

  test(`${path} shows what it has though it never ends`, async ({ page }) => {
    expect(await firstPaint(page, path, Infinity)).toBeLessThan(pause / 2);
  });
}
