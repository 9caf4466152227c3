import type { AlgoliaConfiguration } from '../configuration';
import type { SearchProvider } from '../types';
import { docusaurusTags, pagesOf, type DocSearchRecord } from './docSearchRecords';
import type { ProviderSite } from './providerSite';
import { requestJson } from './requestJson';

interface AlgoliaAnswer {
  readonly hits?: readonly DocSearchRecord[];
}

/** Records to ask for: several belong to one page. */
const recordsPerPage = 5;

/** Searches an index of Algolia over its REST API. */
export function algoliaProvider(
  { host, appId, searchKey, indexName }: AlgoliaConfiguration,
  { language, baseUrl }: ProviderSite,
): SearchProvider {
  const address = `${host}/1/indexes/${encodeURIComponent(indexName)}/query`;
  return {
    filtersByKind: false,
    warmUp: () => Promise.resolve(),
    async search(request, signal) {
      // A list in the list: one of them.
      const tags = docusaurusTags(request).map((tag) => `docusaurus_tag:${tag}`);
      const answer = (await requestJson(address, {
        method: 'POST',
        signal,
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': appId,
          'X-Algolia-API-Key': searchKey,
        },
        body: JSON.stringify({
          query: request.query,
          hitsPerPage: request.limit * recordsPerPage,
          attributesToRetrieve: ['url', 'hierarchy', 'content'],
          facetFilters: [`language:${language}`, tags],
        }),
      })) as AlgoliaAnswer;
      return { pages: pagesOf(answer.hits ?? [], request, language, baseUrl) };
    },
  };
}
