import type { PageState } from './pageState';

/** Where Toolpad Core and the frame's own theme keep the mode. */
export const modeStorageKey = 'toolpad-mode';

/** The key changes in another window, as far as Material UI and Toolpad Core can tell. */
function announce(newValue: string): void {
  const event = new StorageEvent('storage', { key: modeStorageKey, newValue });
  Object.defineProperty(event, 'storageArea', { value: window.localStorage });
  window.dispatchEvent(event);
}

/** Brings the frame's document, and the theme mode of the demo in it, in line with the page. */
export function applyPageState({ theme, lang, dir }: PageState): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.lang = lang;
  root.dir = dir;
  root.style.colorScheme = theme;
  window.localStorage.setItem(modeStorageKey, theme);
  announce(theme);
}
