import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { origin } from './server';

interface WorkerFixtures {
  sharedContext: BrowserContext;
  /** The tab in which a worker opens one page after the other. */
  sharedTab: Page;
  /** What is special about the browser of a file, for `test.use`. */
  sharedContextOptions: BrowserContextOptions;
}

/** Media of every tab until a test emulates others. */
const mediaAtFirst = { media: null, colorScheme: null, reducedMotion: 'reduce' } as const;

/**
 * `test` whose pages share the browser's cache and a tab, in which they are opened one after the other:
 * walking through hundreds of pages, each of which has the same scripts and fonts, would otherwise load
 * and compile these anew every time, axe with them, and start a process for each. For tests that leave
 * nothing behind: cookies and storage are emptied between them, and what they listen to, answer,
 * emulate and resize ends with them. Init scripts would stay: tests that need these take Playwright's
 * `test`.
 */
export const test = base.extend<{ page: Page }, WorkerFixtures>({
  sharedContextOptions: [{}, { scope: 'worker', option: true }],
  sharedContext: [
    async ({ browser, sharedContextOptions }, use) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1440, height: 900 },
        reducedMotion: mediaAtFirst.reducedMotion,
        ...sharedContextOptions,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
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
    await sharedTab.unrouteAll();
    await sharedTab.emulateMedia(mediaAtFirst);
    if (size) await sharedTab.setViewportSize(size);
    await sharedContext.clearCookies();
  },
});
