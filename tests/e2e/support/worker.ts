import { expect, type Page } from '@playwright/test';
import { cacheNames } from '../../../src/service-worker/cacheNames';
import { basePath } from '../../../src/site';
import { waitForHydration } from './openPage';
import { waitForQuietNetwork } from './waitForQuietNetwork';

type CacheName = keyof typeof cacheNames;

/** Pathnames, with queries, of what a cache of the worker holds. */
export function kept(page: Page, cache: CacheName): Promise<string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  }, cacheNames[cache]);
}

/** Waits until the worker keeps a page. */
export async function waitUntilKept(page: Page, pathname: string): Promise<void> {
  await expect.poll(() => kept(page, 'pages')).toContain(pathname);
}

/** Opens a page and waits until the worker is in charge of it and keeps it. */
export async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilKept(page, new URL(address).pathname);
}

/** Waits until the worker has noted that something was fetched for the build. */
async function waitForNote(page: Page, folder: string): Promise<void> {
  await expect
    .poll(() => kept(page, 'offline'), { timeout: 20_000 })
    .toContain(`${basePath}${folder}?build`);
}

/**
 * Waits until the offline page is there, with its code.
 *
 * @param language prefix of another language than English, with a slash at the end.
 */
export async function waitUntilWarm(page: Page, language = ''): Promise<void> {
  await waitForNote(page, `${language}offline/`);
  await waitForQuietNetwork(page);
}

/** Waits until the search index is there, which is fetched for readers who search. */
export async function waitUntilSearchKept(page: Page): Promise<void> {
  await waitForNote(page, 'pagefind/');
  await waitForQuietNetwork(page);
}

/** Has the browser look for another worker, as it does by itself when a tab is shown again. */
export async function askForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/**
 * Does {@link askForWorker} when the present worker has nothing to do: before, Chromium does not let
 * the next one take over.
 */
export async function lookForUpdate(page: Page): Promise<void> {
  await waitUntilWarm(page);
  await askForWorker(page);
}

/** Counts how often a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Waits until a page shows a build. */
export async function waitForBuild(page: Page, build: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset.build === wanted,
    String(build),
    // By a clock: tabs in the background draw no frames.
    { polling: 200 },
  );
}
