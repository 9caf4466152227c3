import type { VocabularyEntry } from '../../../src/search/didYouMean';
import { searchIndex, type SearchIndex } from '../../../src/search/engine';
import type { PagefindFragment } from '../../../src/search/engine/pagefindApi';
import type { IndexState } from '../../../src/search/engine/searchIndex';
import { SearchUnavailableError, type SearchRequest } from '../../../src/search/types';

const pages: Readonly<Record<string, string>> = {
  authentication: 'The provider answers redirect_uri mismatch if the callback differs',
  installation: 'It works with Material UI 7',
  functions: 'Functions cannot be passed directly to Client Components is what Next.js prints',
  components: 'Client components can pass functions directly',
};

const fragmentOf = (id: string): PagefindFragment => ({
  url: `/toolpad/${id}/`,
  content: pages[id] ?? '',
  meta: { title: id },
  filters: {},
  anchors: [],
});

/** An index that finds whole words, and nothing that is near them. */
function indexOf(): SearchIndex & { readonly loaded: string[] } {
  const loaded: string[] = [];
  return {
    loaded,
    language: 'en',
    pageCount: 100,
    pagefind: {
      init: async () => {},
      options: async () => {},
      search: async (term) => ({
        results: Object.keys(pages)
          .filter((id) => (pages[id] ?? '').toLowerCase().split(/\W+/).includes(term))
          .map((id) => ({ id, score: 1 })),
      }),
    },
    loadPage: async (id) => {
      loaded.push(id);
      return fragmentOf(id);
    },
    loadVocabulary: async () => [],
    state: async () => 'current',
  };
}

async function find(query: string): Promise<string[]> {
  const results = await searchIndex(indexOf(), { query, filters: {}, limit: 8 });
  return results.pages.map(({ url }) => url);
}

test('takes an unknown name with underscores apart', async () => {
  expect(await find('mismatch_callback')).toEqual(['/toolpad/authentication/']);
});

test('falls back to small words when the others find nothing', async () => {
  expect(await find('does it work with zzzz')).toEqual(['/toolpad/installation/']);
});

test('finds a message that stands in the text, whatever the titles say', async () => {
  const [first] = await find('Functions cannot be passed directly to Client Components');
  expect(first).toBe('/toolpad/functions/');
});

test('finds nothing for nothing', async () => {
  expect(await find('zzzz')).toEqual([]);
  expect(await find('?!')).toEqual([]);
});

interface Changes {
  readonly index?: Partial<SearchIndex>;
  readonly request?: Partial<SearchRequest>;
}

/** What a query finds in an index that differs from the one above. */
const search = (query: string, { index, request }: Changes = {}) =>
  searchIndex({ ...indexOf(), ...index }, { query, filters: {}, limit: 8, ...request });

const vocabulary: readonly VocabularyEntry[] = [
  ['Functions', 2],
  ['components', 3],
];

describe('a query with typing errors', () => {
  test('is searched for as it was meant, and offered so, the rest as it was typed', async () => {
    const loadVocabulary = async () => vocabulary;
    const { suggestion, pages: found } = await search(' Pass funtcions, directly ', {
      index: { loadVocabulary },
    });
    expect(suggestion).toBe('Pass Functions, directly');
    expect(found.map(({ url }) => url)).toEqual(['/toolpad/functions/', '/toolpad/components/']);
    expect(found[1]?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      ...['pass', 'functions', 'directly'],
    ]);
  });

  test('offers nothing else if it is spelled right', async () => {
    expect(await search('callback', { index: { loadVocabulary: async () => vocabulary } })).toEqual(
      { pages: [expect.objectContaining({ url: '/toolpad/authentication/' })] },
    );
  });
});

describe('what is asked of the index', () => {
  const asked = async (filters: SearchRequest['filters']) => {
    const pagefind = { ...indexOf().pagefind, search: jest.fn(async () => ({ results: [] })) };
    await search('dialog', { index: { pagefind }, request: { filters } });
    return pagefind.search.mock.calls;
  };

  test('is the product and the kind that the reader has chosen', async () => {
    expect(await asked({ product: 'core', kind: 'guide' })).toEqual([
      ['dialog', { filters: { product: { any: ['core'] }, kind: { any: ['guide'] } } }],
    ]);
    expect(await asked({})).toEqual([['dialog', { filters: {} }]]);
  });

  test('is no page more than are shown', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `page-${at}`);
    const loaded = new Set<string>();
    const { pages: found } = await search('dialog', {
      index: {
        pagefind: {
          ...indexOf().pagefind,
          search: async () => ({ results: ids.map((id, at) => ({ id, score: 20 - at })) }),
        },
        loadPage: async (id) => {
          loaded.add(id);
          return { ...fragmentOf(id), content: 'dialog' };
        },
      },
      request: { limit: 3 },
    });
    expect([...loaded].sort()).toEqual(ids.slice(0, 8).sort());
    expect(found.map(({ url }) => url)).toEqual([0, 1, 2].map((at) => `/toolpad/page-${at}/`));
  });

  test('is nothing if a query has no words', async () => {
    const pagefind = { ...indexOf().pagefind, search: jest.fn() };
    expect(await search('?!', { index: { pagefind } })).toEqual({ pages: [] });
    expect(pagefind.search).not.toHaveBeenCalled();
  });

  test('is not asked twice if there are no small words to fall back on', async () => {
    const pagefind = { ...indexOf().pagefind, search: jest.fn(async () => ({ results: [] })) };
    await search('zzzz zzzz', { index: { pagefind } });
    expect(pagefind.search.mock.calls).toHaveLength(1);
  });
});

describe('pages of the index', () => {
  const without = (...lost: string[]) => ({
    loadPage: async (id: string) => {
      if (lost.includes(id)) throw new Error(`${id} is gone`);
      return fragmentOf(id);
    },
  });

  test('that are missing make the answer a stale one, if the best is among them', async () => {
    const all = await search('directly client components pass');
    expect(all.pages.map(({ url }) => url)).toEqual([
      '/toolpad/components/',
      '/toolpad/functions/',
    ]);
    expect(all.isStale).toBeUndefined();
    const second = await search('directly client components pass', {
      index: without('functions'),
    });
    expect(second).toEqual({ pages: [all.pages[0]] });
    const first = await search('directly client components pass', { index: without('components') });
    expect(first).toEqual({ pages: [all.pages[1]], isStale: true });
  });

  test('that are all missing make search unavailable, for the reason of the best', async () => {
    const lost = search('callback', { index: without('authentication') });
    await expect(lost).rejects.toThrow(SearchUnavailableError);
    await expect(lost).rejects.toMatchObject({
      message: 'pages of the search index do not arrive',
      cause: new Error('authentication is gone'),
    });
  });
});

describe('a word that is not found', () => {
  const state = (value: IndexState) => ({ state: jest.fn(async () => value) });

  test('is asked for no further if all words are found', async () => {
    const index = state('replaced');
    expect((await search('callback', { index })).isStale).toBeUndefined();
    expect(index.state).not.toHaveBeenCalled();
  });

  test('may stand in the index that has replaced this one', async () => {
    expect(await search('callback zzzz', { index: state('replaced') })).toMatchObject({
      isStale: true,
      pages: [{ url: '/toolpad/authentication/' }],
    });
    expect(await search('zzzz', { index: state('replaced') })).toEqual({
      pages: [],
      isStale: true,
    });
    expect(await search('zzzz', { index: state('current') })).toEqual({ pages: [] });
  });

  test('is lost if the vocabulary has it', async () => {
    const index = { loadVocabulary: async () => [['Zzzz', 1]] as const };
    expect(await search('zzzz callback', { index })).toMatchObject({ isStale: true });
  });

  test('makes search unavailable without a network, if nothing else is found', async () => {
    const index = state('unreachable');
    const nothing = search('zzzz', { index });
    await expect(nothing).rejects.toThrow(SearchUnavailableError);
    await expect(nothing).rejects.toThrow('the search index does not answer');
    expect((await search('zzzz callback', { index })).pages).toHaveLength(1);
  });
});

test('the product that the reader is in, or names, decides between pages that are alike', async () => {
  const products: Readonly<Record<string, string>> = { a: 'core', b: 'studio' };
  const index = {
    pagefind: {
      ...indexOf().pagefind,
      search: async () => ({ results: Object.keys(products).map((id) => ({ id, score: 1 })) }),
    },
    loadPage: async (id: string) => ({
      ...fragmentOf(id),
      content: 'dialog',
      filters: { product: [products[id] ?? ''] },
    }),
  };
  const first = async (query: string, currentProduct?: 'core' | 'studio') =>
    (await search(query, { index, request: { currentProduct } })).pages[0]?.product;
  expect(await first('dialog', 'core')).toBe('core');
  expect(await first('dialog', 'studio')).toBe('studio');
  expect(await first('dialog studio', 'core')).toBe('studio');
});
