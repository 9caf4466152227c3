import type { TextSegment } from './types';
import { isUnspaced, matchesTerm, spellingsOf, tokensOf, type Token } from './words';

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

/** Where most different terms stand close together, and 0 if none stands anywhere. */
function densestPlace(tokens: readonly Token[], terms: readonly string[], length: number): number {
  const termOf = termMatcher(terms);
  const found = tokens.flatMap(({ text, index, isWord }) => {
    const term = isWord && termOf(text);
    return term ? [{ term, index }] : [];
  });
  let best = { start: 0, score: 0 };
  for (const { index } of found) {
    const inside = found.filter((hit) => hit.index >= index && hit.index < index + length);
    const score = new Set(inside.map(({ term }) => term)).size * 4 + Math.min(inside.length, 3);
    if (score > best.score) best = { start: index, score };
  }
  return best.start;
}

/** Positions at which a text can be cut: where words begin that spaces or the language set apart. */
function cuts(text: string, tokens: readonly Token[], language: string): number[] {
  const unspaced = isUnspaced(language);
  return tokens.flatMap(({ index }) => (unspaced || text[index - 1] === ' ' ? index : []));
}

/**
 * The part of a text that says most about the terms: where most different ones stand close
 * together, and the text's beginning if none is in it.
 *
 * @param language as in `<html lang>`.
 */
export function excerptOf(text: string, terms: readonly string[], language: string): TextSegment[] {
  const length = excerptLength(language);
  const tokens = tokensOf(text, language);
  const place = densestPlace(tokens, terms, length);
  const positions = cuts(text, tokens, language);
  // A little before the first hit, from the beginning of a word.
  const start = place < lead + 8 ? 0 : (positions.find((at) => at >= place - lead) ?? place);
  const isLast = start + length >= text.length;
  const end = isLast
    ? text.length
    : (positions.filter((at) => at > start && at <= start + length).at(-1) ?? start + length);
  const excerpt = text.slice(start, end).trimEnd();
  return markTerms(`${start > 0 ? '… ' : ''}${excerpt}${isLast ? '' : ' …'}`, terms, language);
}
