import type { TypesenseConfiguration } from '../configuration';
import type { SearchProvider } from '../types';
import { docusaurusTags, pagesOf, type DocSearchRecord } from './docSearchRecords';
import type { ProviderSite } from './providerSite';
import { requestJson } from './requestJson';

/** The scraper keeps each level under a key of its own, `hierarchy.lvl1`. */
type TypesenseDocument = Readonly<Record<string, string | null | undefined>>;

interface TypesenseAnswer {
  readonly hits?: readonly { readonly document: TypesenseDocument }[];
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const queriedFields = [...levels.map((level) => `hierarchy.${level}`), 'content'].join(',');

/** Records to ask for: several belong to one page. */
const recordsPerPage = 5;

function recordOf(document: TypesenseDocument): DocSearchRecord {
  return {
    url: document.url ?? '',
    hierarchy: Object.fromEntries(levels.map((level) => [level, document[`hierarchy.${level}`]])),
    content: document.content,
  };
}

/** Searches a collection of a Typesense cluster over its REST API. */
export function typesenseProvider(
  { host, searchKey, collection }: TypesenseConfiguration,
  { language, baseUrl }: ProviderSite,
): SearchProvider {
  return {
    filtersByKind: false,
    warmUp: () => Promise.resolve(),
    async search(request, signal) {
      const tags = docusaurusTags(request).join(',');
      const parameters = new URLSearchParams({
        q: request.query,
        query_by: queriedFields,
        per_page: String(request.limit * recordsPerPage),
        filter_by: `language:=${language} && docusaurus_tag:=[${tags}]`,
      });
      const path = `/collections/${encodeURIComponent(collection)}/documents/search`;
      const answer = (await requestJson(`${host}${path}?${parameters}`, {
        signal,
        headers: { 'X-TYPESENSE-API-KEY': searchKey },
      })) as TypesenseAnswer;
      const records = (answer.hits ?? []).map(({ document }) => recordOf(document));
      return { pages: pagesOf(records, request, language, baseUrl) };
    },
  };
}
