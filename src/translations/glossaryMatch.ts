import type { Glossary, GlossaryTerm } from './glossary';
import { createTake, wordsPattern, wordStart } from './wordPatterns';

/** `y` becomes `ies`; everything else may get `s` or `es`. */
function withPlural(term: string): string {
  return /[^aeiou]y$/i.test(term)
    ? `(?:${wordsPattern(term)}|${wordsPattern(term.slice(0, -1))}ies)`
    : `${wordsPattern(term)}(?:e?s)?`;
}

/** What an English text has of a glossary. */
export interface GlossaryMatches {
  readonly names: ReadonlySet<string>;
  readonly terms: ReadonlySet<GlossaryTerm>;
}

/** Looks for names and terms in an English text. */
export type FindInEnglish = (text: string) => GlossaryMatches;

/**
 * Prepares the search for what a glossary knows. Names are found as they are written, terms without
 * case and also in the plural. A longer entry hides a shorter one inside it: in "React Router", which
 * is a name, nobody has to translate "router".
 */
export function createFinder({ keep, terms }: Pick<Glossary, 'keep' | 'terms'>): FindInEnglish {
  const takeNames = createTake(
    keep.map(({ name }) => ({ entry: name, source: wordsPattern(name) })),
    'gu',
  );
  const takeTerms = createTake(
    terms.map((term) => ({ entry: term, source: withPlural(term.term) })),
    'giu',
  );
  return (text) => {
    const names = new Set<string>();
    const found = new Set<GlossaryTerm>();
    takeTerms(
      takeNames(text, (name) => names.add(name)),
      (term) => found.add(term),
    );
    return { names, terms: found };
  };
}

/** Compares without case, and without Arabic vowel marks, which texts may have or not. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u064B-\u0652]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
}

/** True if one of the forms occurs in a text that {@link comparable} has returned. */
export function hasForm(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => text.includes(comparable(form)));
}

/** Scripts whose words carry others in front of them, or have no spaces between them. */
const JOINED_SCRIPT = /[\p{Script=Han}\p{Script=Arabic}]/u;

/** A word to avoid at its offset in a text. */
export interface AvoidedWord {
  readonly word: string;
  readonly term: GlossaryTerm;
  readonly offset: number;
}

/** Looks for words to avoid in a text. */
export type FindAvoided = (text: string) => AvoidedWord[];

/**
 * Prepares the search for words to avoid. They are stems: a word that starts with one is meant too,
 * and in scripts that join words, one that contains it.
 */
export function createAvoidedFinder({ terms }: Pick<Glossary, 'terms'>): FindAvoided {
  const patterns = terms.flatMap((term) =>
    term.avoid.map((word) => {
      const source = JOINED_SCRIPT.test(word) ? wordsPattern(word) : wordStart + wordsPattern(word);
      return { word, term, source, pattern: new RegExp(source, 'giu') };
    }),
  );
  // Nearly every text has none, and one search for all of them tells.
  const any = new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');
  return (text) =>
    patterns.length > 0 && any.test(text)
      ? patterns.flatMap(({ pattern, word, term }) =>
          Array.from(text.matchAll(pattern), ({ index }) => ({ word, term, offset: index })),
        )
      : [];
}
