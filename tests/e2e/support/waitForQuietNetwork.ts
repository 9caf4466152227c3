import type { Page } from '@playwright/test';

/** How long nothing may arrive before the page counts as loaded, in milliseconds. */
const QUIET = 500;

/** After this time, in milliseconds, what the page still waits for is no longer waited for. */
const LIMIT = 10_000;

/** Resources that all frames of the page have received, and pictures that they still wait for. */
async function countLoads(page: Page): Promise<string> {
  const counts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(() => {
          const pending = [...document.images].filter(
            ({ complete, loading }) => !complete && loading !== 'lazy',
          );
          return [performance.getEntriesByType('resource').length, pending.length].join('/');
        })
        // A frame that is being replaced has nothing to say.
        .catch(() => 'gone'),
    ),
  );
  return counts.join(' ');
}

/**
 * Waits until the page has received nothing for half a second. Playwright's `networkidle` waits for
 * the end of each request instead, and Chromium does not always tell the end of one that its cache
 * has answered.
 */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  const end = Date.now() + LIMIT;
  let last = '';
  let since = Date.now();
  while (Date.now() < end && Date.now() - since < QUIET) {
    const now = await countLoads(page);
    if (now !== last) {
      last = now;
      since = Date.now();
    }
    await page.waitForTimeout(100);
  }
}
