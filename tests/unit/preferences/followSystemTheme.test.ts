/** @jest-environment jsdom */
import { followSystemTheme } from '../../../src/preferences/followSystemTheme';

function rootAfter(theme: string, choice: string, isDark: boolean): string | undefined {
  window.matchMedia = jest.fn(() => ({ matches: isDark }) as MediaQueryList);
  const root = document.createElement('html');
  Object.assign(root.dataset, { theme, themeChoice: choice });
  followSystemTheme(root);
  return root.dataset.theme;
}

it.each([
  ['light', true, 'dark'],
  ['dark', false, 'light'],
  ['dark', true, 'dark'],
])('%s becomes what the system wants now (dark: %s)', (theme, isDark, expected) => {
  expect(rootAfter(theme, 'system', isDark)).toBe(expected);
});

it.each(['light', 'dark'])("stays the reader's choice: %s", (theme) => {
  expect(rootAfter(theme, theme, theme === 'light')).toBe(theme);
});
