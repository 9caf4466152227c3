/**
 * Gives the page the system's theme once more, where the reader has chosen none: it may have changed
 * between the first paint and the start of the scripts, from which on Docusaurus follows it.
 *
 * @param root - The element that holds what `themeModeScript.ts` has found.
 */
export function followSystemTheme(root: HTMLElement): void {
  if (root.dataset.themeChoice !== 'system') return;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'dark' : 'light';
}
