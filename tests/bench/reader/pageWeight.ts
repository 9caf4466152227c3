import type { Browser, Page, Request } from '@playwright/test';
import { waitForQuietNetwork } from '../../e2e/support/waitForQuietNetwork';
import { kindOfFile } from './kindOfFile';
import { installReadyWatch, readySlot, waitUntilReady } from './readyWatch';
import type { SiteServer } from './siteServer';
import type { Bytes, PageWeight } from './types';

async function sum(pathnames: Iterable<string>, server: SiteServer): Promise<Bytes> {
  const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 };
  for (const pathname of pathnames) {
    const kind = kindOfFile(pathname);
    if (kind) bytes[kind] += (await server.size(pathname)) ?? 0;
  }
  return bytes;
}

/**
 * Paths of what a page had asked for when it was ready, itself included.
 *
 * @param page - One that has come to rest: it knows of requests when they have ended.
 */
async function askedForUntilReady(page: Page): Promise<string[]> {
  const addresses = await page.evaluate((name) => {
    const ready = Number(Reflect.get(globalThis, name));
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= ready);
    return [location.href, ...early.map((entry) => entry.name)];
  }, readySlot);
  return addresses.map((address) => new URL(address).pathname);
}

/**
 * Opens a page as on a phone, with nothing in the cache, and weighs what it loads.
 *
 * @param isReady - Expression that is true in the page when it answers its reader.
 */
export async function weighPage(
  browser: Browser,
  server: SiteServer,
  pathname: string,
  isReady: string,
): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await installReadyWatch(page, isReady);
    const loaded = new Set<string>();
    page.on('request', (request: Request) => {
      // Demos are pages of their own, in frames.
      const isOwn = request.url().startsWith(`${server.origin}/`);
      if (isOwn && request.frame() === page.mainFrame())
        loaded.add(new URL(request.url()).pathname);
    });
    const response = await page.goto(server.origin + pathname);
    if (!response?.ok()) throw new Error(`${pathname}  is answered with ${response?.status()}`);
    await waitUntilReady(page);
    await waitForQuietNetwork(page);
    const early = new Set(await askedForUntilReady(page));
    const needed = [...loaded].filter((name) => early.has(name));
    return { needed: await sum(needed, server), idle: await sum(loaded, server) };
  } finally {
    await context.close();
  }
}
