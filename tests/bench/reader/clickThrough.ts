import type { Browser, Locator, Page } from '@playwright/test';
import { waitForQuietNetwork } from '../../e2e/support/waitForQuietNetwork';
import { expectHeading, installPaintWatch, timeToHeading } from './paintWatch';
import { installReadyWatch, waitUntilReady } from './readyWatch';

/** A page to click on, as the sidebar has it. */
export interface Stop {
  readonly path: string;
  readonly heading: string;
}

/** Where to click. */
interface Route {
  readonly origin: string;
  readonly isReady: string;
  /** Selector of the links of the sidebar. */
  readonly links: string;
  /** The first one is opened, the others are clicked on. */
  readonly stops: readonly Stop[];
}

/** How much slower than this machine the reader's processor is. */
const slowdown = 4;

/** What the developer tools of Chromium call "Fast 4G". Bytes per second, and milliseconds. */
const fast4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};

/** In milliseconds. */
const rest = 1000;

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

async function findLink(page: Page, links: string, path: string): Promise<Locator> {
  const hrefs = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const index = hrefs.findIndex((href) => withoutSlash(href) === withoutSlash(path));
  if (index < 0) throw new Error(`${path}  is not in the sidebar of ${page.url()}`);
  return page.locator(links).nth(index);
}

/** Presses where the link is, as soon as the pointer has come there. */
async function click(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await waitForQuietNetwork(page);
  const box = await link.boundingBox();
  if (!box) throw new Error(`a link of the sidebar can't be seen at ${page.url()}`);
  await page.mouse.click(box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2);
}

/**
 * Clicks through the sidebar as on a slow computer with a connection of a phone, and waits after each
 * click until the page has come to rest.
 *
 * @returns milliseconds from each click to the new heading, and how many documents were loaded.
 */
export async function clickThrough(
  browser: Browser,
  { origin, isReady, links, stops: [first, ...stops] }: Route,
): Promise<{ readonly times: readonly number[]; readonly documents: number }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await installPaintWatch(page);
    await installReadyWatch(page, isReady);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + first?.path);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    const times: number[] = [];
    for (const { path, heading } of stops) {
      await waitUntilReady(page);
      await waitForQuietNetwork(page);
      await page.waitForTimeout(rest);
      const link = await findLink(page, links, path);
      await expectHeading(page, heading);
      await click(page, link);
      times.push(await timeToHeading(page));
    }
    return { times, documents };
  } finally {
    await context.close();
  }
}
