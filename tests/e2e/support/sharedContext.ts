import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { origin } from './server';

interface WorkerFixtures {
  sharedContext: BrowserContext;
  /** What is special about the browser of a file, for `test.use`. */
  sharedContextOptions: BrowserContextOptions;
}

/**
 * `test` whose pages share the browser's cache: walking through hundreds of pages, each of which has
 * the same scripts and fonts, would otherwise load and compile these anew every time. For tests that
 * leave nothing behind; cookies and storage are emptied between them all the same.
 */
export const test = base.extend<{ page: Page }, WorkerFixtures>({
  sharedContextOptions: [{}, { scope: 'worker', option: true }],
  sharedContext: [
    async ({ browser, sharedContextOptions }, use) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...sharedContextOptions,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.evaluate(() => window.localStorage.clear()).catch(() => {});
    await page.close();
    await sharedContext.clearCookies();
  },
});
