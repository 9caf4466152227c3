import type { Page } from '@playwright/test';

/** Name under which a page notes when it was ready, by its own clock. */
export const readySlot = 'bench-ready';

/**
 * Has each document of a page note when an expression becomes true. Asked from outside, a busy machine
 * would answer late, and what the page has loaded meanwhile would count as needed.
 */
export async function installReadyWatch(page: Page, isReady: string): Promise<void> {
  // The text of the expression, for our policy lets no page evaluate one.
  await page.addInitScript(`{
    const look = () => {
      if (${isReady}) globalThis[${JSON.stringify(readySlot)}] = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
}

/** Waits until the document that is shown has noted it. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction((name) => name in globalThis, readySlot);
}
