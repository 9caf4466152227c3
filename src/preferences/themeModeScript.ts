/** Where Docusaurus keeps the theme mode. */
export interface ThemeModeStorage {
  readonly type: 'localStorage' | 'sessionStorage';
  readonly key: string;
}

/** Runs in the page. Stands alone: no names from outside. */
function applyThemeMode(type: ThemeModeStorage['type'], key: string): void {
  const choices: (string | null)[] = [];
  let system = 'light';
  try {
    choices.push(new URLSearchParams(location.search).get('docusaurus-theme'));
    choices.push(window[type].getItem(key));
  } catch {
    // Storage can be refused; the query, read first, counts all the same.
  }
  try {
    if (matchMedia('(prefers-color-scheme: dark)').matches) system = 'dark';
  } catch {
    // Some add-ons take it away. Docusaurus asks by it, too, and would crash: nothing matches.
    const nothing = { matches: false, addEventListener() {}, removeEventListener() {} };
    window.matchMedia = () => nothing as unknown as MediaQueryList;
  }
  const choice = choices.find((value) => value === 'light' || value === 'dark');
  document.documentElement.setAttribute('data-theme', choice || system);
  document.documentElement.setAttribute('data-theme-choice', choice || 'system');
}

/**
 * Script that sets theme mode and choice on `<html>` as Docusaurus' own does (address, then storage,
 * then the system's mode), except that values other than `light` and `dark` don't count: theirs
 * become the attribute as they are, and no style matches them.
 */
export function themeModeScript({ type, key }: ThemeModeStorage): string {
  return `(${applyThemeMode})(${JSON.stringify(type)},${JSON.stringify(key)});`;
}
