import type { Page } from '@playwright/test';

/** Widths of phones, tablets and desktops, and both sides of every breakpoint. In CSS pixels. */
export const sweptWidths = [
  320, 390, 599, 600, 820, 899, 900, 1100, 1199, 1200, 1440, 1535, 1536,
] as const;

/** The narrowest of each range between breakpoints: what fits there fits in all of the range. */
export const narrowestWidths = [320, 600, 900, 1200, 1536] as const;

/**
 * Finds what makes a page wider than the viewport.
 *
 * @returns undefined for a page that fits, else the elements that stick out.
 */
export function findOverflow(): string | undefined {
  const root = document.documentElement;
  // Hidden overflow does not scroll, it cuts off: that would pass for a page that fits.
  const cutting = [root, document.body].find((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  if (cutting) return `${cutting.localName} cuts off what sticks out`;
  if (root.scrollWidth <= root.clientWidth) return undefined;

  const describe = (element: Element): string =>
    element.localName +
    (element.id ? `#${element.id}` : '') +
    [...element.classList].map((name) => `.${name}`).join('');
  const sticksOut = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > root.clientWidth + 0.5 || left < -0.5);
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const culprits = [...document.body.querySelectorAll('*')].filter(
    (element) => sticksOut(element) && !scrolls(element.parentElement),
  );
  const names = [...new Set(culprits.map(describe))].slice(0, 5);
  return `${root.scrollWidth - root.clientWidth} px wider: ${names.join(', ')}`;
}

/** Resizes one page through widths and reports those at which it scrolls sideways. */
export async function overflowingWidths(
  page: Page,
  widths: readonly number[] = sweptWidths,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // One frame for media queries, one for what React renders in answer to them.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const overflow = await page.evaluate(findOverflow);
    if (overflow) found.push(`${width}: ${overflow}`);
  }
  return found;
}
