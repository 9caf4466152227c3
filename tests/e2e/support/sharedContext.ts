import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { origin } from './server';

/** A context, and the tab in which its pages are opened one after the other, until it is given up. */
interface SharedContext {
  readonly context: BrowserContext;
  page?: Page;
  isSpent?: boolean;
}

interface WorkerFixtures {
  /** The contexts of a worker, by their options as JSON. */
  sharedContexts: Map<string, SharedContext>;
}

interface SharedFixtures {
  shared: SharedContext;
  context: BrowserContext;
  page: Page;
}

/** Media of every tab until a test emulates others. */
const mediaAtFirst = {
  ...{ media: null, colorScheme: null, forcedColors: null, contrast: null },
  reducedMotion: 'reduce',
} as const;

async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SharedContext> {
  const { reducedMotion } = mediaAtFirst;
  const context = await browser.newContext({ baseURL: origin, reducedMotion, ...options });
  return { context };
}

/** Opens a tab that notes when it gets an init script, which stays as long as it does. */
async function openTab(shared: SharedContext): Promise<Page> {
  const page = await shared.context.newPage();
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...args: Parameters<Page['addInitScript']>) => {
    shared.isSpent = true;
    return addInitScript(...args);
  };
  return page;
}

/** Empties what a test has left in a tab, and in storage. */
async function emptyTab(page: Page): Promise<void> {
  page.removeAllListeners();
  // Storage refuses a document that has not been opened.
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => {});
  // What the page still loads would be given up by the next one, and be told there.
  await page.goto('about:blank');
  await page.unrouteAll();
  await page.context().clearCookies();
}

const worker = base.extend<object, WorkerFixtures>({
  sharedContexts: [
    async ({ browser: _ }, use) => {
      const contexts = new Map<string, SharedContext>();
      await use(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Playwright's `test`, whose pages are strangers to each other, in the workers of the one below. */
export const isolatedTest = worker;

/**
 * `test` whose pages share the browser's cache and a tab, in which they are opened one after the other:
 * each would otherwise load and compile the same scripts and fonts anew, axe with them, and start a
 * process. That is almost half of what a test costs. For tests that leave nothing behind: cookies,
 * storage, and permissions are emptied between them, what they listen to, answer, emulate and resize
 * ends with them, and a tab with an init script is given up. Clocks would stay, and who counts what
 * travels finds it in the cache: these take `isolatedTest`. Of the options of `test.use`, those count that
 * `shared` asks for.
 */
export const test = worker.extend<SharedFixtures>({
  shared: async (
    {
      browser,
      sharedContexts,
      contextOptions,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
    },
    use,
  ) => {
    const options: BrowserContextOptions = {
      ...{ viewport, hasTouch, isMobile, javaScriptEnabled, locale, permissions },
      ...contextOptions,
    };
    const key = JSON.stringify(options);
    const shared = sharedContexts.get(key) ?? (await openContext(browser, options));
    sharedContexts.set(key, shared);
    await use(shared);
    await shared.context.clearPermissions();
    if (permissions) await shared.context.grantPermissions(permissions);
  },
  context: ({ shared }, use) => use(shared.context),
  page: async ({ shared, contextOptions }, use) => {
    const page = (shared.page ??= await openTab(shared));
    const size = page.viewportSize();
    await use(page);
    await emptyTab(page);
    if (shared.isSpent) {
      await page.close();
      shared.page = undefined;
      shared.isSpent = false;
      return;
    }
    const { reducedMotion, forcedColors } = contextOptions;
    await page.emulateMedia({
      ...mediaAtFirst,
      ...(reducedMotion && { reducedMotion }),
      ...(forcedColors && { forcedColors }),
    });
    if (size) await page.setViewportSize(size);
  },
});
