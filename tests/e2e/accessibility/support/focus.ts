import type { Locator, Page } from '@playwright/test';

/** Where a press of Tab has led. */
export interface FocusStop {
  /** Element and name, for messages. */
  readonly name: string;
  /** What is wrong with it; empty for a stop that a reader sees, in its place. */
  readonly faults: readonly string[];
}

type WalkingWindow = Window & { firstStop?: Element; lastStop?: Element };

/**
 * Runs in the page: the element with the focus, or undefined at the end of the page. There the focus
 * leaves the page or, in a browser without a frame around the page, starts again.
 */
function describeStop(): FocusStop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const state = window as WalkingWindow;
  if (element === state.firstStop) return undefined;
  state.firstStop ??= element;
  const last = state.lastStop;
  state.lastStop = element;
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.localName} "${label.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  // What happens in the frame of a demo is the product's.
  if (element.localName === 'iframe') return { name, faults: [] };

  const faults: string[] = [];
  // A radio or a link may lie invisibly in what is drawn for it.
  const drawn = [element, element.nextElementSibling, element.parentElement].filter(
    (candidate) => candidate instanceof HTMLElement,
  );
  const hasOutline = drawn.some((candidate) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!hasOutline) faults.push('has no visible focus');

  const isSeen = drawn.slice(0, 2).some((candidate) => {
    const { left, top, right, bottom } = candidate.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    return xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (candidate.contains(hit) || hit.contains(candidate));
      }),
    );
  });
  if (!isSeen) faults.push('is covered or outside of the window');

  const isBackwards =
    last?.isConnected &&
    (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 &&
    last !== element;
  if (isBackwards) faults.push('comes before the previous stop in the page');
  return { name, faults };
}

/** More presses than any page has stops. */
const LIMIT = 900;

/**
 * Presses a key from the beginning or end of the page until the focus leaves the page.
 *
 * @returns every stop, in order.
 * @throws if the focus never leaves: it is trapped.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    delete (window as WalkingWindow).firstStop;
  });
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeStop);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`focus is still in the page after ${LIMIT} presses: ${stops.at(-1)?.name}`);
}

/** Stops with faults, one a line. */
export function faultsOf(stops: readonly FocusStop[]): string[] {
  return stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
}

/**
 * Presses Tab until an element has the focus, as a reader does who can't use a mouse.
 *
 * @param start where the reader is, if not at the focus: the element before which they look.
 * @throws if Tab never gets there.
 */
export async function tabTo(target: Locator, start?: Locator): Promise<void> {
  const page = target.page();
  await start?.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let presses = 0; presses < LIMIT; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((found) =>
      found.includes(document.activeElement as HTMLElement),
    );
    if (isThere) return;
  }
  throw new Error(`Tab never gets to ${target.toString()}`);
}
