import { siteProvider } from '../providers/siteProvider';
import type { ProviderSite } from '../providers/providerSite';
import type { SearchData } from '../searchData';
import type { PageHit } from '../types';
import type { WantedSubject } from './wantedSubject';

/** Pages to ask for. */
const limit = 4;

/**
 * Searches for what an address that does not exist is about.
 *
 * @returns pages of the address's product first; none if its names find nothing.
 * @throws if search is not available.
 */
export async function suggestPages(
  data: SearchData,
  site: ProviderSite,
  { queries, product, version }: WantedSubject,
): Promise<PageHit[]> {
  const provider = siteProvider(data, site);
  for (const query of queries) {
    const filters = { version };
    const { pages } = await provider.search({ query, filters, limit, currentProduct: product });
    if (pages.length > 0) {
      const own = pages.filter((page) => page.product === product);
      return [...own, ...pages.filter((page) => page.product !== product)];
    }
  }
  return [];
}
