import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, SerialContextObject, RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the theme: a page that is checked in one needs these in the other. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/** The rules whose result depends on how things lie: a page that is checked at one width needs these at others. */
export const widthRules = ['target-size', 'scrollable-region-focusable'] as const;

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Off unless it is asked for, although it is a rule of WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Style sheets would be fetched once more for a rule that is experimental, and off.
  preload: { assets: ['media'] },
  // Frames hold demos of the products: their markup is the products'.
  iframes: false,
};

/**
 * Waits until the page shows what its styles say. Right after a change of theme, a transition that
 * has not had its first frame still gives an element the color that it comes from.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
    await frame();
  });
}

const wholePage: SerialContextObject = { include: ['html'] };

/** The page without what stands around the text of every page: a third of the time that axe takes. */
const withoutSurroundings: SerialContextObject = {
  include: ['html'],
  exclude: ['.navbar', '.theme-doc-sidebar-container', '.theme-layout-footer'],
};

/** Runs axe in a page. */
async function run(page: Page, runOptions: RunOptions, context = wholePage): Promise<string[]> {
  await settle(page);
  // Evaluated by the debugger and not inserted as a script, so that no policy has to allow it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults, [SerialContextObject, RunOptions]>(
    (chosen) => (window as unknown as { axe: typeof axe }).axe.run(...chosen),
    [context, runOptions],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}  ${target.join(' ')}  ${failureSummary}`),
  );
}

/** Violations of WCAG 2.0 to 2.2 (A and AA) and of best practice: rule, element, and what is wrong. */
export function axeViolations(page: Page): Promise<string[]> {
  return run(page, options);
}

/** Violations of a page whose bar, sidebar and footer are checked on others of its kind. */
export function contentViolations(page: Page): Promise<string[]> {
  return run(page, options, withoutSurroundings);
}

/**
 * The same, but for what depends on colours: for pages that are made of the same parts, in the same
 * themes, as others whose colours are checked.
 */
export function colorlessViolations(page: Page): Promise<string[]> {
  const off = colorRules.map((rule) => [rule, { enabled: false }]);
  const rules = { ...options.rules, ...Object.fromEntries(off) };
  return run(page, { ...options, rules }, withoutSurroundings);
}

/** The same, of single rules of axe. */
export function contentRuleViolations(page: Page, rules: readonly string[]): Promise<string[]> {
  return run(
    page,
    { ...options, runOnly: { type: 'rule', values: [...rules] } },
    withoutSurroundings,
  );
}

/** Violations of single rules of axe. */
export function ruleViolations(page: Page, rules: readonly string[]): Promise<string[]> {
  return run(page, { ...options, runOnly: { type: 'rule', values: [...rules] } });
}

/**
 * Violations of WCAG alone, for what stands in a frame: a demo is a part of a page, which need not
 * have landmarks and a heading of its own.
 */
export function frameViolations(page: Page): Promise<string[]> {
  const runOnly = (options.runOnly as string[]).filter((tag) => tag !== 'best-practice');
  return run(page, { ...options, runOnly });
}

/**
 * Takes the colours out of code, which is most of a page's elements and most of the time that axe
 * takes for it. `accessibility/code-colors.spec.ts` checks them, where each of them occurs.
 */
export async function takeColorsOutOfCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) {
      const plain = code.textContent;
      code.textContent = plain;
    }
  });
}
