import { NotFoundError } from '../../../src/mcp/builtPages';
import { searchDocs } from '../../../src/mcp/searchDocs';
import type { SearchIndex } from '../../../src/search/engine';

const search = jest.fn((_term: string, _options: object) => Promise.resolve({ results: [] }));

const empty = {
  pagefind: { search },
  language: 'en',
  pageCount: 1,
  loadVocabulary: () => Promise.resolve([]),
  state: () => Promise.resolve('current'),
} as unknown as SearchIndex;

const openIndex = jest.fn((_version?: string) => Promise.resolve(empty));

beforeEach(() => {
  search.mockClear();
  openIndex.mockClear();
});

const ask = (request: { product?: string; version?: string }) =>
  searchDocs(openIndex, { query: 'account', limit: 5, ...request });

test('an archived release has an index of its own', async () => {
  await ask({ version: '0.12.1' });
  expect(openIndex).toHaveBeenCalledWith('core 0.12.1');
  expect(search).toHaveBeenCalledWith('account', { filters: {} });
});

test('the current release needs no other index', async () => {
  await ask({ product: 'studio', version: '0.13.0' });
  expect(openIndex).toHaveBeenCalledWith(undefined);
  expect(search).toHaveBeenCalledWith('account', { filters: { product: { any: ['studio'] } } });
});

test('a release of another product is not documented', async () => {
  await expect(ask({ product: 'studio', version: '0.12.1' })).rejects.toThrow(
    new NotFoundError('version  "0.12.1" is not documented -> use 0.13.0 of studio'),
  );
});

test('says that nothing was found', async () => {
  expect((await ask({})).content).toEqual([
    { type: 'text', text: 'Nothing found for "account". Try fewer words.' },
  ]);
});
