import type { SearchConfiguration } from '@site/src/search/configuration';
import { archiveFolder } from '@site/src/search/indexFiles';
import type { IndexLocation } from '@site/src/search/pagefind/loadIndex';
import { createProvider } from '@site/src/search/providers';
import type { SearchData } from '@site/src/search/searchData';
import type { SearchProvider } from '@site/src/search/types';

const mockLocations: IndexLocation[] = [];

jest.mock('@site/src/search/pagefind/loadIndex', () => ({
  loadIndex: (location: IndexLocation) => {
    mockLocations.push(location);
    return Promise.reject(new Error('there is no index'));
  },
}));

const data: SearchData = {
  configuration: { provider: 'pagefind' },
  archives: [{ version: 'core 0.12.1', pageCount: 7 }],
  pageCount: 20,
};

const site = { language: 'pt-BR', baseUrl: '/toolpad/pt/' };

beforeEach(() => mockLocations.splice(0));

/** Where a search looks, which there finds no index. */
async function locationOf(provider: SearchProvider, version?: string): Promise<unknown> {
  const search = provider.search({ query: 'a', filters: { version }, limit: 1 });
  await expect(search).rejects.toThrow('there is no index');
  const { loadModule: _, ...location } = mockLocations.at(-1) ?? {};
  return location;
}

test('the index of the build is that of the language and its current releases', async () => {
  expect(await locationOf(createProvider(data, site))).toEqual({
    ...{ address: '/toolpad/pt/pagefind/', baseUrl: '/toolpad/pt/' },
    ...{ language: 'pt-BR', pageCount: 20 },
  });
});

test('an archived release has an index of its own, of so many pages as it has', async () => {
  const provider = createProvider(data, site);
  expect(archiveFolder('core 0.12.1 beta')).toBe('pagefind/core-0.12.1-beta');
  expect(await locationOf(provider, 'core 0.12.1')).toMatchObject({
    address: '/toolpad/pt/pagefind/core-0.12.1/',
    pageCount: 7,
  });
  expect(await locationOf(provider, 'core 0.11.0')).toMatchObject({ pageCount: 20 });
});

test.each<[SearchConfiguration]>([
  [
    {
      provider: 'algolia',
      host: 'http://localhost:1',
      appId: 'A',
      searchKey: 'k',
      indexName: 'i',
    },
  ],
  [{ provider: 'typesense', host: 'http://localhost:1', searchKey: 'k', collection: 'c' }],
])('a service that the site was built for is asked, and no index: %j', async (configuration) => {
  const provider = createProvider({ ...data, configuration }, site);
  const search = provider.search({ query: 'a', filters: {}, limit: 1 });
  await expect(search).rejects.toThrow('http://localhost:1  does not answer');
  expect(mockLocations).toEqual([]);
});
