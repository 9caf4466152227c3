import type { Page } from '@playwright/test';
import { test as base } from './sharedContext';

interface WorkerFixtures {
  /** The tab in which a worker opens one page after the other. */
  sharedTab: Page;
}

/**
 * `test` whose pages are opened in one tab, one after the other: a new tab takes half a second, and
 * its process compiles all scripts anew, axe's too. A third less time for hundreds of pages. For tests
 * that leave nothing behind and set their media themselves; what they listen to ends with them. Init
 * scripts and routes stay with a tab: tests that need these take `sharedContext.ts`.
 */
export const test = base.extend<{ page: Page }, WorkerFixtures>({
  sharedTab: [
    async ({ sharedContext }, use) => {
      const tab = await sharedContext.newPage();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext, sharedTab }, use) => {
    const size = sharedTab.viewportSize();
    await use(sharedTab);
    sharedTab.removeAllListeners();
    // Storage refuses a document that has not been opened.
    await sharedTab
      .evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      })
      .catch(() => {});
    // What the page still loads would be given up by the next one, and be told there.
    await sharedTab.goto('about:blank');
    if (size) await sharedTab.setViewportSize(size);
    await sharedContext.clearCookies();
  },
});
