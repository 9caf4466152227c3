import leven from 'leven';
import { normalize } from './words';

/** A word of titles, headings and names of the API, and in how many places it stands. */
export type VocabularyEntry = readonly [word: string, count: number];

/** Typing errors that a word of this length may have; short words have too many neighbours. */
function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Two letters that changed places are one error, which edit distance counts as two. */
function isTransposition(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const different = [...a].map((letter, i) => (letter === b[i] ? -1 : i)).filter((i) => i >= 0);
  const [first = -1, second = -1] = different;
  return (
    different.length === 2 &&
    second === first + 1 &&
    a[first] === b[second] &&
    a[second] === b[first]
  );
}

function distance(a: string, b: string): number {
  return isTransposition(a, b) ? 1 : leven(a, b);
}

/**
 * The word that was probably meant by a term.
 *
 * @param term normalized.
 * @returns as the vocabulary spells it; undefined if the term is in the vocabulary, begins one of
 * its words, or resembles none.
 */
export function correct(term: string, vocabulary: readonly VocabularyEntry[]): string | undefined {
  const allowed = tolerance(term.length);
  if (allowed === 0) return undefined;
  let best: { word: string; distance: number; count: number } | undefined;
  for (const [word, count] of vocabulary) {
    const candidate = normalize(word);
    if (candidate.startsWith(term)) return undefined;
    if (Math.abs(candidate.length - term.length) > allowed || candidate.length < 4) continue;
    const errors = distance(candidate, term);
    if (errors > allowed) continue;
    // The first letter is rarely wrong.
    const cost = errors + (candidate[0] === term[0] ? 0 : 0.5);
    if (!best || cost < best.distance || (cost === best.distance && count > best.count)) {
      best = { word, distance: cost, count };
    }
  }
  return best?.word;
}

/** Whether a term is a word of the vocabulary. @param term normalized. */
export function isIn(term: string, vocabulary: readonly VocabularyEntry[]): boolean {
  return vocabulary.some(([word]) => normalize(word) === term);
}
