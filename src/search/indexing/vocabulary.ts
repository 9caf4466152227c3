import type { VocabularyEntry } from '../didYouMean';
import { camelParts, normalize, wordsOf } from '../words';
import type { IndexedPage } from './pageDocument';

/**
 * Words of titles, headings, keywords and names of a page.
 *
 * @param headings - Texts of the headings of the page.
 */
export function prominentWords(
  headings: readonly string[],
  page: IndexedPage,
  language: string,
): string[] {
  const words = [page.title ?? '', ...page.keywords, ...headings].flatMap((text) =>
    wordsOf(text, language),
  );
  return [...new Set(words.flatMap((word) => [word, ...camelParts(word)]))];
}

/** Counts words over all pages. Of the spellings of a word, the most frequent one stays. */
export class VocabularyBuilder {
  readonly #counts = new Map<string, number>();

  add(words: readonly string[]): void {
    for (const word of words) {
      if (word.length >= 3 && !/^\d/.test(word)) {
        this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
      }
    }
  }

  /** All words, in alphabetical order, so that equal sites have equal files. */
  build(): VocabularyEntry[] {
    const best = new Map<string, { word: string; count: number; total: number }>();
    for (const [word, count] of this.#counts) {
      const key = normalize(word);
      const known = best.get(key);
      const total = (known?.total ?? 0) + count;
      best.set(key, known && known.count >= count ? { ...known, total } : { word, count, total });
    }
    return [...best.keys()].sort().map((key) => {
      const { word = key, total = 0 } = best.get(key) ?? {};
      return [word, total];
    });
  }
}
