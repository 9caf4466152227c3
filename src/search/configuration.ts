/** Search in the index that the build writes. */
export interface PagefindConfiguration {
  readonly provider: 'pagefind';
}

/** Search by Algolia, in an index that its DocSearch crawler filled. */
export interface AlgoliaConfiguration {
  readonly provider: 'algolia';
  /** Origin of the API. */
  readonly host: string;
  readonly appId: string;
  /** Key that can search and do nothing else: every reader gets it. */
  readonly searchKey: string;
  readonly indexName: string;
}

/** Search by a Typesense cluster, in a collection that `typesense-docsearch-scraper` filled. */
export interface TypesenseConfiguration {
  readonly provider: 'typesense';
  /** Origin of the cluster. */
  readonly host: string;
  /** Key that can search and do nothing else: every reader gets it. */
  readonly searchKey: string;
  readonly collection: string;
}

export type SearchConfiguration =
  | PagefindConfiguration
  | AlgoliaConfiguration
  | TypesenseConfiguration;

type Environment = Readonly<Record<string, string | undefined>>;

const providers = ['pagefind', 'algolia', 'typesense'];

function invalid(name: string, what: string, fix: string): Error {
  return new Error(`environment  ${name} ${what} -> ${fix}; src/search/README.md says how`);
}

function required(environment: Environment, name: string, what: string): string {
  const value = environment[name]?.trim();
  if (!value) throw invalid(name, 'is not set', `set it to ${what}`);
  return value;
}

/** Hosts on this machine may do without encryption, for a cluster that is being tried. */
function origin(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:'))) {
    throw invalid(
      name,
      `is "${value}", which is no https address`,
      'write https://… with the port',
    );
  }
  return url.origin;
}

/**
 * Reads who searches from `SEARCH_PROVIDER` and the variables of that provider.
 *
 * @throws if the provider is unknown, or one of its variables is missing or malformed.
 */
export function searchConfiguration(environment: Environment = process.env): SearchConfiguration {
  const provider = environment.SEARCH_PROVIDER?.trim() || 'pagefind';
  if (provider === 'algolia') {
    const appId = required(environment, 'ALGOLIA_APP_ID', "the application's id");
    const host =
      environment.ALGOLIA_HOST?.trim() || `https://${appId.toLowerCase()}-dsn.algolia.net`;
    return {
      provider,
      host: origin(host, 'ALGOLIA_HOST'),
      appId,
      searchKey: required(environment, 'ALGOLIA_SEARCH_KEY', 'the key that can only search'),
      indexName: required(environment, 'ALGOLIA_INDEX_NAME', "the index's name"),
    };
  }
  if (provider === 'typesense') {
    return {
      provider,
      host: origin(
        required(environment, 'TYPESENSE_HOST', "the cluster's address"),
        'TYPESENSE_HOST',
      ),
      searchKey: required(environment, 'TYPESENSE_SEARCH_KEY', 'a key that can only search'),
      collection: required(environment, 'TYPESENSE_COLLECTION', "the collection's name"),
    };
  }
  if (provider !== 'pagefind') {
    throw invalid('SEARCH_PROVIDER', `is "${provider}"`, `use ${providers.join(', ')}`);
  }
  return { provider };
}

/** Origins that the browser asks for results, besides the site's own: a policy has to allow them. */
export function searchHosts(configuration: SearchConfiguration): readonly string[] {
  return configuration.provider === 'pagefind' ? [] : [configuration.host];
}
