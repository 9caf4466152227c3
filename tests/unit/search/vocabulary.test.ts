import type { IndexedPage } from '@site/src/search/indexing/pageDocument';
import { prominentWords, VocabularyBuilder } from '@site/src/search/indexing/vocabulary';

test('words stand in titles, keywords, and headings, with the parts of names, each once', () => {
  const headings = ['One two', 'useDialogs two', 'three', 'four'];
  const page = { title: 'Title', keywords: ['key word'] } as unknown as IndexedPage;
  expect(prominentWords(headings, page, 'en')).toEqual([
    ...['Title', 'key', 'word', 'One', 'two', 'useDialogs', 'use', 'Dialogs', 'three', 'four'],
  ]);
  expect(prominentWords([], { keywords: [] } as unknown as IndexedPage, 'en')).toEqual([]);
});

function built(...pages: readonly string[][]) {
  const builder = new VocabularyBuilder();
  pages.forEach((words) => builder.add(words));
  return builder.build();
}

test('words of all pages are counted, in alphabetical order', () => {
  expect(built(['zebra', 'apple'], ['apple'])).toEqual([
    ['apple', 2],
    ['zebra', 1],
  ]);
});

test('words of fewer than three letters, and numbers, are left out', () => {
  expect(built(['ab', '123', '1st', 'abc', 'v10'])).toEqual([
    ['abc', 1],
    ['v10', 1],
  ]);
});

test('spellings of a word count together, as the most frequent one, the first of several', () => {
  expect(built(['dialog'], ['Dialog', 'Dialog'], ['DIALOG'])).toEqual([['Dialog', 4]]);
  expect(built(['Café', 'cafe'])).toEqual([['Café', 2]]);
  expect(built([])).toEqual([]);
});
