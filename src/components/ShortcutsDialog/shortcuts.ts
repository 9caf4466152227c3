import { translate } from '@docusaurus/Translate';

/** A keyboard shortcut of the site. */
export interface Shortcut {
  /** Unique name, for code. */
  readonly id: string;
  /**
   * Keys pressed together, by their names in `KeyboardEvent.key`; letters as on the key cap. `Mod`
   * is the Command key on Apple's systems and Control elsewhere.
   */
  readonly keys: readonly string[];
  /** What it does, in the reader's language. A function, since languages are loaded with the page. */
  readonly describe: () => string;
}

/** All shortcuts, in the order of the overlay. A new one is handled where it belongs and listed here. */
export const shortcuts: readonly Shortcut[] = [
  {
    id: 'search',
    keys: ['Mod', 'K'],
    describe: () =>
      translate({
        id: 'shortcuts.search',
        message: 'Search the documentation',
        description: 'What the shortcut Ctrl+K or Command+K does',
      }),
  },
  {
    id: 'searchByOneKey',
    keys: ['/'],
    describe: () =>
      translate({
        id: 'shortcuts.searchByOneKey',
        message: 'Search, outside of text fields',
        description: 'What the shortcut / does',
      }),
  },
  {
    id: 'shortcuts',
    keys: ['?'],
    describe: () =>
      translate({
        id: 'shortcuts.list',
        message: 'Show this list',
        description: 'What the shortcut ? does',
      }),
  },
  {
    id: 'copyCode',
    keys: ['Mod', 'C'],
    describe: () =>
      translate({
        id: 'shortcuts.copyCode',
        message: 'Copy the hovered or focused code block',
        description: 'What the shortcut Ctrl+C or Command+C does, unless text is selected',
      }),
  },
  {
    id: 'close',
    keys: ['Escape'],
    describe: () =>
      translate({
        id: 'shortcuts.close',
        message: 'Close what is open',
        description: 'What the Escape key does: closes a menu, a list or the search',
      }),
  },
];
