import { searchIndex, type SearchIndex } from '../../../src/search/engine';
import type { PagefindFragment } from '../../../src/search/engine/pagefindApi';

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
