import type { CodeStyling } from '../../../preferences/types';

/** What a demo follows of the page around it. */
export interface PageState {
  readonly theme: 'light' | 'dark';
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Document element of the page that holds the frame; undefined for a demo in a window of its own. */
function surroundingRoot(): HTMLElement | undefined {
  try {
    const { documentElement } = window.parent.document;
    return window.parent !== window && documentElement.dataset.theme ? documentElement : undefined;
  } catch {
    // Another site's page: its state is none of our business.
    return undefined;
  }
}

/** Theme mode that the reader chose for the site, else the system's. */
function ownTheme(storageKey: string): PageState['theme'] {
  try {
    const chosen = window.localStorage.getItem(storageKey);
    if (chosen === 'light' || chosen === 'dark') return chosen;
  } catch {
    // Storage can be refused.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** State of a page of the site, by its document element. */
export function stateOf(root: HTMLElement): PageState {
  return {
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    lang: root.lang || 'en',
    dir: root.dir === 'rtl' ? 'rtl' : 'ltr',
  };
}

/**
 * State of the page around the frame. In a window of its own, a demo takes language and direction
 * from its address and the theme mode from where the site keeps it.
 */
export function readPageState(themeStorageKey: string): PageState {
  const root = surroundingRoot();
  if (root) return stateOf(root);
  const query = new URLSearchParams(window.location.search);
  const theme = query.get('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : ownTheme(themeStorageKey),
    lang: query.get('lang') ?? 'en',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Tells of every change of the page around the frame. */
export function watchPageState(onChange: (state: PageState) => void): void {
  const root = surroundingRoot();
  if (!root) return;
  const observer = new MutationObserver(() => onChange(stateOf(root)));
  observer.observe(root, { attributeFilter: ['data-theme', 'lang', 'dir'] });
  window.addEventListener('pagehide', () => observer.disconnect());
}

/** Styling that the address asks for. */
export function readStyling(): CodeStyling {
  const styling = new URLSearchParams(window.location.search).get('styling');
  return styling === 'css' || styling === 'tailwind' ? styling : 'system';
}
