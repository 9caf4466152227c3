import { expect, type Page } from '@playwright/test';
import { basePath } from '../../../src/site';
import { startPausingHost } from '../support/pausingHost';
import { startTricklingHost } from '../support/tricklingHost';
import { isolatedTest as test } from '../support/sharedContext';

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

/** Runs in the page: how far parts of it have moved, as Chromium counts it. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 300);
  });
}

for (const path of ['core/api/account/', 'studio/concepts/data-binding/', 'core/']) {
  for (const width of [390, 820]) {
    test(`/${path} comes bit by bit, and nothing moves, ${width} px`, async ({ page }) => {
      const host = await startTricklingHost(basePath);
      try {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(host.origin + basePath + path);
        const isSeenEarly = await page.evaluate(() => {
          const [document] = performance.getEntriesByType(
            'navigation',
          ) as PerformanceNavigationTiming[];
          const [paint] = performance.getEntriesByName('first-paint');
          return (paint?.startTime ?? Infinity) < (document?.responseEnd ?? 0);
        });
        expect(isSeenEarly, 'it is seen before all of it has come').toBe(true);
        expect(await page.evaluate(layoutShift)).toBeLessThan(0.0005);
      } finally {
        host.close();
      }
    });
  }
}
