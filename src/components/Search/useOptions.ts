import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import { addBasePath } from '@site/src/navigation/pathname';
import { productIds, type ProductId } from '@site/src/products';
import { resultGroups, type OptionGroup } from './options';
import { startingPointsFor } from './startingPoints';
import type { SearchState } from './useSearch';

/** What can be chosen: results, or for an empty query recent searches and pages to begin with. */
export function useOptions(
  query: string,
  results: SearchState['results'],
  recent: readonly string[],
  product: ProductId | undefined,
): readonly OptionGroup[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    if (query.trim() !== '') return results ? resultGroups(results) : [];
    const recentGroup: OptionGroup = {
      heading: translate({ id: 'search.recent', message: 'Recent searches' }),
      options: recent.map((text) => ({ type: 'query', query: text })),
    };
    const startGroup: OptionGroup = {
      heading: translate({
        id: 'search.start',
        message: 'Good places to start',
        description: 'Heading over pages that the empty search offers',
      }),
      options: startingPointsFor(product).map(({ pathname, title }) => ({
        type: 'link',
        url: addBasePath(`${pathname}/`, baseUrl),
        title,
        product: productIds.find((id) => pathname.startsWith(`/${id}/`)),
      })),
    };
    return recent.length > 0 ? [recentGroup, startGroup] : [startGroup];
  }, [query, results, recent.join('\n'), product, baseUrl]);
}
