import { searchConfiguration, searchHosts } from '../../../src/search/configuration';

const algolia = {
  SEARCH_PROVIDER: 'algolia',
  ALGOLIA_APP_ID: 'ABC',
  ALGOLIA_SEARCH_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'toolpad',
};

const typesense = {
  SEARCH_PROVIDER: 'typesense',
  TYPESENSE_HOST: 'https://search.example.com:8108/path',
  TYPESENSE_SEARCH_KEY: 'key',
  TYPESENSE_COLLECTION: 'toolpad',
};

describe('the choice of a search provider', () => {
  it('is the index of the build without variables', () => {
    expect(searchConfiguration({})).toEqual({ provider: 'pagefind' });
    expect(searchHosts({ provider: 'pagefind' })).toEqual([]);
  });

  it('can be Algolia', () => {
    const configuration = searchConfiguration(algolia);
    expect(configuration).toMatchObject({
      provider: 'algolia',
      appId: 'ABC',
      indexName: 'toolpad',
    });
    expect(searchHosts(configuration)).toEqual(['https://abc-dsn.algolia.net']);
  });

  it('can be Typesense, of which the origin counts', () => {
    expect(searchHosts(searchConfiguration(typesense))).toEqual([
      'https://search.example.com:8108',
    ]);
  });

  it.each([
    [
      { SEARCH_PROVIDER: 'google' },
      'SEARCH_PROVIDER is "google" -> use pagefind, algolia, typesense',
    ],
    [{ ...algolia, ALGOLIA_SEARCH_KEY: ' ' }, 'ALGOLIA_SEARCH_KEY is not set'],
    [{ ...algolia, ALGOLIA_INDEX_NAME: undefined }, 'ALGOLIA_INDEX_NAME is not set'],
    [
      { ...typesense, TYPESENSE_HOST: 'search.example.com' },
      'TYPESENSE_HOST is "search.example.com"',
    ],
    [{ ...typesense, TYPESENSE_HOST: 'http://search.example.com' }, 'is no https address'],
  ])('fails with what to do: %j', (environment, message) => {
    expect(() => searchConfiguration(environment)).toThrow(message);
  });
});
