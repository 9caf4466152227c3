import type { TextSegment } from './types';
import { likelyWords } from './likelyWords';
import { isUnspaced, matchesTerm, spellingsOf, tokensOf } from './words';

/** Characters of context that an excerpt shows, about two lines; characters without spaces are wide. */
const excerptLength = (language: string): number => (isUnspaced(language) ? 80 : 150);

/** Characters of context before what was found. */
const lead = 32;

/** Finds the term that a word agrees with. Texts repeat their words, so each is looked at once. */
function termMatcher(terms: readonly string[]): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word)) {
      const spellings = spellingsOf(word);
      known.set(
        word,
        terms.find((term) => spellings.some((spelling) => matchesTerm(spelling, term))),
      );
    }
    return known.get(word);
  };
}

/**
 * A text in parts, words that agree with a term marked.
 *
 * @param language as in `<html lang>`.
 */
export function markTerms(text: string, terms: readonly string[], language: string): TextSegment[] {
  const segments: { text: string; marked: boolean }[] = [];
  const termOf = termMatcher(terms);
  for (const token of tokensOf(text, language)) {
    const marked = token.isWord && termOf(token.text) !== undefined;
    const last = segments.at(-1);
    if (last && last.marked === marked) last.text += token.text;
    else segments.push({ text: token.text, marked });
  }
  return segments;
}

/** A word of a text that agrees with a term. */
interface FoundWord {
  readonly term: string;
  readonly index: number;
}

function foundWords(text: string, terms: readonly string[], language: string): FoundWord[] {
  const termOf = termMatcher(terms);
  return likelyWords(text, terms, language).flatMap(({ text: word, index }) => {
    const term = termOf(word);
    return term === undefined ? [] : [{ term, index }];
  });
}

/** Where most different terms stand close together, and 0 if none stands anywhere. */
function densestPlace(found: readonly FoundWord[], length: number): number {
  let best = { start: 0, score: 0 };
  for (const { index } of found) {
    const inside = found.filter((hit) => hit.index >= index && hit.index < index + length);
    const score = new Set(inside.map(({ term }) => term)).size * 4 + Math.min(inside.length, 3);
    if (score > best.score) best = { start: index, score };
  }
  return best.start;
}

/**
 * Positions around a place at which a text can be cut: where words begin that spaces or the language
 * set apart.
 */
function cutsAround(text: string, place: number, length: number, language: string): number[] {
  const from = Math.max(0, place - 2 * lead);
  const unspaced = isUnspaced(language);
  return tokensOf(text.slice(from, place + length + lead), language)
    .map(({ index }) => from + index)
    .filter((at) => (unspaced ? at > from || at === 0 : text[at - 1] === ' '));
}

/**
 * The part of a text that says most about the terms: where most different ones stand close
 * together, and the text's beginning if none is in it.
 *
 * @param language as in `<html lang>`.
 */
export function excerptOf(text: string, terms: readonly string[], language: string): TextSegment[] {
  const length = excerptLength(language);
  const place = densestPlace(foundWords(text, terms, language), length);
  const positions = cutsAround(text, place, length, language);
  // A little before the first hit, from the beginning of a word.
  const start = place < lead + 8 ? 0 : (positions.find((at) => at >= place - lead) ?? place);
  const isLast = start + length >= text.length;
  const end = isLast
    ? text.length
    : (positions.filter((at) => at > start && at <= start + length).at(-1) ?? start + length);
  const excerpt = text.slice(start, end).trimEnd();
  return markTerms(`${start > 0 ? '… ' : ''}${excerpt}${isLast ? '' : ' …'}`, terms, language);
}
