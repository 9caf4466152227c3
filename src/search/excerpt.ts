import type { TextSegment } from './types';
import { camelParts, matchesTerm, normalize } from './words';

/** Characters of context that an excerpt shows, about two lines. */
const excerptLength = 150;

interface Token {
  readonly text: string;
  readonly isWord: boolean;
}

const tokens = /([\p{L}\p{N}_$]+)|([^\p{L}\p{N}_$]+)/gu;

function tokenize(text: string): Token[] {
  return [...text.matchAll(tokens)].map(([all, word]) => ({ text: all, isWord: Boolean(word) }));
}

function matches(word: string, terms: readonly string[]): string | undefined {
  const candidates = [word, ...camelParts(word)].map(normalize);
  return terms.find((term) => candidates.some((candidate) => matchesTerm(candidate, term)));
}

/** A text in parts, words that agree with a term marked. */
export function markTerms(text: string, terms: readonly string[]): TextSegment[] {
  const segments: { text: string; marked: boolean }[] = [];
  for (const token of tokenize(text)) {
    const marked = token.isWord && matches(token.text, terms) !== undefined;
    const last = segments.at(-1);
    if (last && last.marked === marked) last.text += token.text;
    else segments.push({ text: token.text, marked });
  }
  return segments;
}

/**
 * The part of a text that says most about the terms: where most different ones stand close
 * together, and the text's beginning if none is in it.
 */
export function excerptOf(text: string, terms: readonly string[]): TextSegment[] {
  const found = [...text.matchAll(tokens)].flatMap(({ 1: word, index }) => {
    const term = word && matches(word, terms);
    return term ? [{ term, index }] : [];
  });
  let best = { start: 0, score: 0 };
  for (const { index } of found) {
    const inside = found.filter((hit) => hit.index >= index && hit.index < index + excerptLength);
    const score = new Set(inside.map(({ term }) => term)).size * 4 + Math.min(inside.length, 3);
    if (score > best.score) best = { start: index, score };
  }
  // A little before the first hit, from the beginning of a word.
  const start = best.start < 40 ? 0 : text.indexOf(' ', best.start - 32) + 1;
  const rough = text.slice(start, start + excerptLength);
  const end = start + excerptLength < text.length ? rough.lastIndexOf(' ') : rough.length;
  const excerpt = `${start > 0 ? '… ' : ''}${rough.slice(0, end > 0 ? end : rough.length)}${
    start + excerptLength < text.length ? ' …' : ''
  }`;
  return markTerms(excerpt, terms);
}
