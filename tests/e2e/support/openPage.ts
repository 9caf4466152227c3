import type { Page, Response } from '@playwright/test';

/**
 * Waits until React has taken over the page, which begins when somebody is there. A pointer of the
 * browser itself would stay where it is.
 *
 * @param timeout - In milliseconds; that of the test unless given.
 */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    // A document that has only begun has no element yet.
    () => {
      dispatchEvent(new Event('mousemove'));
      return document.querySelector('html')?.dataset.hasHydrated === 'true';
    },
    undefined,
    { timeout },
  );
}

/** Opens a page as a reader whose pointer moves, and waits until it works. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  // Demos wait for somebody who is there.
  await page.mouse.move(0, 1);
  return response;
}
