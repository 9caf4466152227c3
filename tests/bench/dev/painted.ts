import type { Page } from '@playwright/test';

/** In milliseconds. */
const longestWait = 2 * 60_000;

/** Waits for the page's heading. Resolves when the frame is drawn in which it stands. */
export async function headingPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(document.querySelector('main h1')), undefined, {
    polling: 'raf',
    timeout: longestWait,
  });
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

/**
 * Waits for a text in a paragraph, through as many reloads as it takes.
 *
 * @returns when the frame with it was drawn, in milliseconds of the machine's clock.
 */
export async function textPainted(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main p')].some((p) => p.textContent?.includes(wanted)) &&
      performance.timeOrigin + performance.now(),
    text,
    { polling: 'raf', timeout: longestWait },
  );
  return Number(await found.jsonValue());
}
