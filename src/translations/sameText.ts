import type { Glossary } from './glossary';
import { createTake, TAKEN, wordsPattern, type Searched } from './wordPatterns';

/** Words that people read as code: `useSession`, `AppProvider`, `@toolpad/core`, `0.13.0`, `API`. */
const CODE_LIKE = /[@/_\d.]|\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u;

/** Parts of a text that are no words: placeholders, inline code and its marks. */
const NO_WORDS = /\{\w+\}|`[^`]*`|\uFFFC/gu;

/** Marks around a word. */
const MARKS = /^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu;

/** What is left of a text without names, code and the like. */
export interface Remainder {
  /** Words that a language has to translate; empty if the text may be equal to English. */
  readonly text: string;
  /** Entries of `same` in the glossary without which more would be left. */
  readonly used: readonly string[];
}

/** Takes from an English text everything that may be the same in a language. */
export type RemainderOf = (english: string) => Remainder;

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** `Sign-in Page` is how people read the name `SignInPage`. */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Words that stood on both sides of code must not become one expression. */
function withoutCode(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (CODE_LIKE.test(word.replaceAll(MARKS, '')) ? TAKEN : word))
    .join(' ');
}

function searched(names: readonly string[]): Searched<string>[] {
  return names.map((name) => ({ entry: name, source: wordsPattern(name) }));
}

/**
 * Prepares the question whether a text may be the same in a language as in English.
 *
 * @param names - Names that are the same in all languages.
 * @param glossary - The language's own names and words.
 */
export function createRemainder(
  names: readonly string[],
  glossary: Pick<Glossary, 'keep' | 'same'> = { keep: [], same: [] },
): RemainderOf {
  const spelled = new Set(names.map(lettersOf));
  const kept = glossary.keep.map(({ name }) => name);
  const takeNames = createTake(searched([...names, ...kept]), 'gu');
  const takeSame = createTake(searched(glossary.same.map(({ name }) => name)), 'gu');
  return (english) => {
    const used: string[] = [];
    if (spelled.has(lettersOf(english))) {
      return { text: '', used };
    }
    const words = takeNames(english.replaceAll(NO_WORDS, TAKEN), () => {})
      .split(TAKEN)
      .map(withoutCode)
      .join(TAKEN);
    const left = takeSame(words, (word) => used.push(word))
      .replaceAll(/[\s\0]+/g, ' ')
      .trim();
    return { text: hasLetters(left) ? left : '', used };
  };
}
