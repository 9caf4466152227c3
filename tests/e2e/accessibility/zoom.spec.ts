import { expect, type Page } from '@playwright/test';
import { findOverflow } from '../support/overflow';
import { openPage } from '../support/openPage';
import { pageKinds } from './support/pageKinds';
import { test } from '../support/sharedContext';

/** Spacing that WCAG 1.4.12 asks pages to bear. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Runs in the page: applies styles, in the way that no policy of the page forbids. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page: elements whose own text is cut off, by their edge or by that of one around them. */
function cutText(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    // Text for screen readers is hidden in a pixel, and nobody sees that it is cut.
    if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1)) return false;
    const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return cutsX || cutsY;
  };
  const hasText = (element: Element): boolean =>
    element.checkVisibility() && /\S/.test(element.textContent ?? '');
  return (
    [...document.querySelectorAll('body *')]
      // Folded code and demos have a button that shows the rest, code scrolls.
      .filter(
        (element) =>
          !element.closest('svg, pre, [class*="preview"], [class*="viewport"], [class*="folded"]'),
      )
      .filter((element) => hasText(element) && isCut(element))
      .map((element) => `${element.localName}.${element.className} cuts its text`)
  );
}

const expectWhole = async (page: Page): Promise<void> => {
  expect.soft(await page.evaluate(findOverflow)).toBeUndefined();
  expect.soft(await page.evaluate(cutText)).toEqual([]);
};

for (const { kind, path } of pageKinds) {
  // A window of 1280 pixels at 400 %.
  test.describe('at 400 %', () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test(`${kind} is whole, with wide spacing as well`, async ({ page }) => {
      await openPage(page, path);
      await expectWhole(page);
      // The bar stays in its place only where it leaves room for the text.
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
        return bar / window.innerHeight;
      });
      expect(covered).toBeLessThan(0.3);
      await page.evaluate(addStyles, spacing);
      await expectWhole(page);
    });
  });

  test(`${kind}: text twice as large stays whole`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await page.evaluate(addStyles, 'html { font-size: 200% !important; }');
    await expectWhole(page);
  });
}
