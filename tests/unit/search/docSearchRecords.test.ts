import {
  docusaurusTags,
  pagesOf,
  type DocSearchRecord,
} from '@site/src/search/providers/docSearchRecords';
import type { SearchFilters } from '@site/src/search/types';

const site = 'https://docs.example.com/toolpad';

function pages(records: readonly DocSearchRecord[], query = 'dialog', limit = 8) {
  return pagesOf(records, { query, filters: {}, limit }, 'en', '/toolpad/');
}

const record = (
  address: string,
  levels: readonly (string | null)[],
  content?: string | null,
): DocSearchRecord => ({
  url: site + address,
  hierarchy: Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text])),
  content,
});

test('records of one page become one, where the first of them came', () => {
  const found = pages([
    record('/core/a/', ['Core', 'A']),
    record('/studio/b/', ['Studio', 'B']),
    record('/core/a/#more', ['Core', 'A', 'More']),
    record('/search/', ['Site', 'Search']),
  ]);
  expect(found.map(({ url, product }) => [url, product])).toEqual([
    ['/toolpad/core/a/', 'core'],
    ['/toolpad/studio/b/', 'studio'],
    ['/toolpad/search/', undefined],
  ]);
});

test('a product is the first folder below the base path, and nothing that begins like it', () => {
  const found = pages([record('/corelli/', ['', 'A']), record('/a/core/', ['', 'A'])]);
  expect(found.map(({ product }) => product)).toEqual([undefined, undefined]);
});

test('no more pages than were asked for', () => {
  const records = ['a', 'b', 'c'].map((name) => record(`/core/${name}/`, ['Core', name]));
  expect(pages(records, 'a', 2).map(({ url }) => url)).toEqual([
    '/toolpad/core/a/',
    '/toolpad/core/b/',
  ]);
});

describe('the title of a page', () => {
  test('is its heading, with what was searched for marked', () => {
    expect(pages([record('/core/a/', ['Core', 'Open a dialog'])])[0]?.title).toEqual([
      { text: 'Open a ', marked: false },
      { text: 'dialog', marked: true },
    ]);
  });

  test('is the section of the site where there is none', () => {
    const text = (levels: readonly (string | null)[]) =>
      pages([record('/core/a/', levels)])[0]?.title.map((part) => part.text);
    expect(text(['Components', null])).toEqual(['Components']);
    expect(text(['Components', ''])).toEqual(['Components']);
    expect(text([])).toEqual([]);
  });
});

describe('the sections of a page', () => {
  const sectionsOf = (...records: readonly DocSearchRecord[]) =>
    pages(records)[0]?.sections.map(({ url, title }) => [
      url,
      title.map(({ text }) => text).join(''),
    ]);

  test('are named by their innermost heading', () => {
    expect(
      sectionsOf(
        record('/core/a/#x', ['Core', 'A', 'Outer', 'Inner']),
        record('/core/a/#y', ['Core', 'A', '2', '3', '4', '5', '6']),
        record('/core/a/#z', ['Core', 'A', 'Outer', null, '']),
      ),
    ).toEqual([
      ['/toolpad/core/a/#x', 'Inner'],
      ['/toolpad/core/a/#y', '6'],
      ['/toolpad/core/a/#z', 'Outer'],
    ]);
  });

  test('are those that have a heading and an address, each once, and three at most', () => {
    expect(
      sectionsOf(
        record('/core/a/', ['Core', 'A', 'No address']),
        record('/core/a/#none', ['Core', 'A']),
        record('/core/a/#x', ['Core', 'A', 'X']),
        record('/core/a/#x', ['Core', 'A', 'X again']),
        ...['1', '2', '3'].map((name) => record(`/core/a/#${name}`, ['Core', 'A', name])),
      ),
    ).toEqual([
      ['/toolpad/core/a/#x', 'X'],
      ['/toolpad/core/a/#1', '1'],
      ['/toolpad/core/a/#2', '2'],
    ]);
  });

  test('have what was searched for marked', () => {
    const [page] = pages([record('/core/a/#x', ['Core', 'A', 'The dialog'])]);
    expect(page?.sections[0]?.title.filter(({ marked }) => marked)).toEqual([
      { text: 'dialog', marked: true },
    ]);
  });
});

describe('the excerpt of a page', () => {
  const excerptOf = (...contents: readonly (string | null | undefined)[]) =>
    pages(contents.map((content) => record('/core/a/', ['Core', 'A'], content)))[0]
      ?.excerpt.map(({ text }) => text)
      .join('');

  test('is the first text, 160 characters of it', () => {
    expect(excerptOf(undefined, null, '', 'First.', 'Second.')).toBe('First.');
    expect(excerptOf('x'.repeat(200))).toBe('x'.repeat(160));
    expect(excerptOf(null)).toBe('');
  });
});

test.each<[SearchFilters, string[]]>([
  [{}, ['docs-core-current', 'docs-studio-current', 'default']],
  [{ product: 'studio' }, ['docs-studio-current']],
  [{ product: 'core', version: 'core 0.12.1' }, ['docs-core-0.12.1']],
])('a search of %j is about pages with the tags %j', (filters, tags) => {
  expect(docusaurusTags({ query: 'a', limit: 8, filters })).toEqual(tags);
});
