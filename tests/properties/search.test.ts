import fc from 'fast-check';
import { correct, isIn } from '@site/src/search/didYouMean';
import { excerptOf, markTerms } from '@site/src/search/excerpt';
import { parseQuery } from '@site/src/search/query';
import {
  camelParts,
  matchesTerm,
  normalize,
  sameWord,
  spellingsOf,
  wordsOf,
  wordsWithParts,
} from '@site/src/search/words';
import { anyText, holds, textOf } from './property';

const language = fc.constantFrom('en', 'zh-Hans', 'pt-BR', 'ar');
const words = textOf(
  'AppProvider',
  'use-session',
  'install',
  ' ',
  '@toolpad/core',
  'v7',
  '会话',
  'sessão',
  'حساب',
  '.',
  "'",
  '-',
  'ﬁ',
  'İ',
  'ß',
);

test('normalizing twice changes nothing more', () =>
  holds(words, (text) => {
    const once = normalize(text);
    expect(normalize(once)).toBe(once);
  }));

test('words of any text are parts of it, and never empty', () =>
  holds(fc.tuple(words, language), ([text, lang]) => {
    for (const word of wordsOf(text, lang)) {
      expect(word.trim()).not.toBe('');
      expect(text.includes(word)).toBe(true);
    }
    expect(wordsWithParts(text, lang).every((word) => word !== '')).toBe(true);
  }));

test('a query has terms if its text has words, each once', () =>
  holds(fc.tuple(fc.oneof(words, anyText), language), ([text, lang]) => {
    const { terms, words: all } = parseQuery(text, lang);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length > 0).toBe(all.length > 0);
  }));

test('a word is the same as itself and matches itself', () =>
  holds(words, (text) => {
    for (const word of wordsOf(text, 'en').map(normalize)) {
      expect(sameWord(word, word)).toBe(true);
      expect(matchesTerm(word, word)).toBe(true);
      expect(spellingsOf(word).every((spelling) => spelling !== '')).toBe(true);
    }
  }));

test('the parts of a name are the name', () =>
  holds(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/), (name) => {
    expect(camelParts(name).join('').toLowerCase()).toBe(name.toLowerCase());
  }));

test('marks leave a text as it is', () =>
  holds(fc.tuple(words, fc.array(words, { maxLength: 3 }), language), ([text, terms, lang]) => {
    const segments = markTerms(text, terms.map(normalize), lang);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    excerptOf(text, terms.map(normalize), lang);
  }));

test('a correction is a word of the vocabulary, and no known word is corrected', () =>
  holds(
    fc.tuple(
      fc.stringMatching(/^[a-z]{1,9}$/),
      fc.uniqueArray(fc.stringMatching(/^[a-z]{2,9}$/), { maxLength: 12 }),
    ),
    ([term, list]) => {
      const vocabulary = list.map((word, index) => [word, index + 1] as never);
      const correction = correct(term, vocabulary);
      expect(correction === undefined || list.includes(correction)).toBe(true);
      expect(list.every((word) => isIn(word, vocabulary))).toBe(true);
    },
  ));
