import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { oklchToHex } from './oklchToHex';

/** What surrounds the site in browsers and as an application, by theme. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

const selectors = { light: ':root', dark: "html[data-theme='dark']" } as const;

/**
 * Reads the colours of the page from the stylesheet that defines them.
 *
 * @throws if it does not define them.
 */
export function themeColors(siteDir: string): ThemeColors {
  const file = path.join(siteDir, 'src/css/colors.css');
  const sheet = postcss.parse(readFileSync(file, 'utf8'), { from: file });
  const colorOf = (selector: string): string => {
    let color: string | undefined;
    sheet.walkRules(selector, (rule) => {
      rule.walkDecls('--page', ({ value }) => {
        color ??= value;
      });
    });
    if (!color)
      throw new Error(`${file}  ${selector} has no --page -> define the page's colour there`);
    return oklchToHex(color);
  };
  return { light: colorOf(selectors.light), dark: colorOf(selectors.dark) };
}
