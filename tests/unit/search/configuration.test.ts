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

  it('is Algolia at another host, if one is named', () => {
    const host = ' https://search.example.com/path ';
    expect(searchHosts(searchConfiguration({ ...algolia, ALGOLIA_HOST: host }))).toEqual([
      'https://search.example.com',
    ]);
    expect(() => searchConfiguration({ ...algolia, ALGOLIA_HOST: 'x' })).toThrow(
      'ALGOLIA_HOST is "x"',
    );
  });

  it('ignores spaces around a name', () => {
    expect(searchConfiguration({ SEARCH_PROVIDER: ' pagefind ' })).toEqual({
      provider: 'pagefind',
    });
  });

  it.each(['http://localhost:8108', 'http://127.0.0.1:8108', 'https://localhost'])(
    'can be a cluster that is being tried: %s',
    (host) => {
      const configuration = searchConfiguration({ ...typesense, TYPESENSE_HOST: host });
      expect(searchHosts(configuration)).toEqual([host]);
    },
  );

  it.each([
    [algolia, 'ALGOLIA_APP_ID', "the application's id"],
    [algolia, 'ALGOLIA_SEARCH_KEY', 'the key that can only search'],
    [algolia, 'ALGOLIA_INDEX_NAME', "the index's name"],
    [typesense, 'TYPESENSE_HOST', "the cluster's address"],
    [typesense, 'TYPESENSE_SEARCH_KEY', 'a key that can only search'],
    [typesense, 'TYPESENSE_COLLECTION', "the collection's name"],
  ])('says what to set where a variable is missing: %j without %s', (all, name, what) => {
    expect(() => searchConfiguration({ ...all, [name]: undefined })).toThrow(
      new Error(
        `environment  ${name} is not set -> set it to ${what}; src/search/README.md says how`,
      ),
    );
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
      'TYPESENSE_HOST is "search.example.com", which is no https address',
    ],
    [
      { ...typesense, TYPESENSE_HOST: 'http://search.example.com' },
      'is no https address -> write https://… with the port',
    ],
    [{ ...typesense, TYPESENSE_HOST: 'ftp://localhost' }, 'is no https address'],
  ])('fails with what to do: %j', (environment, message) => {
    expect(() => searchConfiguration(environment)).toThrow(message);
  });
});
