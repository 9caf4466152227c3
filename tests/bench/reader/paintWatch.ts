import type { Page } from '@playwright/test';

/** Names under which a tab keeps what the watch has to know, from one document to the next. */
const slots = { wanted: 'bench-wanted', start: 'bench-start', end: 'bench-end' } as const;

/**
 * Has every document of a tab note when it was clicked, and when the wanted heading was painted:
 * generators that load a document for each page are measured with the clock of two of them.
 */
export async function installPaintWatch(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const now = (time = performance.now()): string => String(performance.timeOrigin + time);
    const note = ({ timeStamp }: Event): void =>
      sessionStorage.setItem(names.start, now(timeStamp));
    window.addEventListener('click', note, { capture: true });
    const heading = (): string | undefined =>
      document.querySelector('main h1')?.textContent?.replaceAll('\u200b', '').trim();
    const look = (): void => {
      const wanted = sessionStorage.getItem(names.wanted);
      if (wanted !== null && heading() === wanted) {
        sessionStorage.removeItem(names.wanted);
        // This frame is drawn before the next task.
        setTimeout(() => sessionStorage.setItem(names.end, now()));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, slots);
}

/** Tells the watch which heading comes next. */
export async function expectHeading(page: Page, heading: string): Promise<void> {
  await page.evaluate(
    ({ names, text }) => {
      sessionStorage.removeItem(names.start);
      sessionStorage.removeItem(names.end);
      sessionStorage.setItem(names.wanted, text);
    },
    { names: slots, text: heading },
  );
}

/** Milliseconds from the click to the heading painted, once it is. */
export async function timeToHeading(page: Page): Promise<number> {
  const measured = await page.waitForFunction(
    (names) => {
      const [start, end] = [names.start, names.end].map((name) => sessionStorage.getItem(name));
      return start && end ? { time: Number(end) - Number(start) } : undefined;
    },
    slots,
    // Seldom, for each look takes from the processor that is measured.
    { polling: 500, timeout: 30_000 },
  );
  return (await measured.jsonValue())?.time ?? Number.NaN;
}
