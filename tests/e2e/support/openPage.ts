import type { Page, Response } from '@playwright/test';

/** Waits until React has taken over the page: before that, no click has an effect. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page as a reader whose pointer moves, and waits until it works. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  // Demos wait for somebody who is there.
  await page.mouse.move(0, 1);
  return response;
}
