function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A word or several as the source of a pattern, however the line breaks between them. */
export function wordsPattern(text: string): string {
  return text.trim().split(/\s+/).map(escape).join('\\s+');
}

/** Letters, digits and hyphens belong to a word, so that `in` is no part of `sign-in`. */
export const wordStart = '(?<![\\p{L}\\p{N}_-])';
export const wordEnd = '(?![\\p{L}\\p{N}_-])';

/** What is looked for: an entry, and the source of the pattern that finds it. */
export interface Searched<Entry> {
  readonly entry: Entry;
  readonly source: string;
}

/** Replaces what it finds in a text by a mark, and tells what it was. */
export type Take<Entry> = (text: string, onFound: (entry: Entry) => void) => string;

/** Stands where something was taken out, so that the words beside it do not become neighbours. */
export const TAKEN = '\0';

/**
 * Makes one search for many entries. Of two that fit at the same place, the longer one is found.
 *
 * @param flags - `gu`, and `i` for a search without case.
 */
export function createTake<Entry>(
  searched: readonly Searched<Entry>[],
  flags: 'gu' | 'giu',
): Take<Entry> {
  if (searched.length === 0) {
    return (text) => text;
  }
  const ordered = [...searched].sort((a, b) => b.source.length - a.source.length);
  const alternatives = ordered.map(({ source }) => `(${source})`).join('|');
  const pattern = new RegExp(`${wordStart}(?:${alternatives})${wordEnd}`, flags);
  return (text, onFound) =>
    text.replace(pattern, (_match, ...groups: unknown[]) => {
      const found = ordered[groups.findIndex((group) => group !== undefined)];
      if (found) onFound(found.entry);
      return TAKEN;
    });
}
