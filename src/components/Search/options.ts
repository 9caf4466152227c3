import type { ProductId } from '@site/src/products';
import type { PageHit, SearchResults, TextSegment } from '@site/src/search/types';

/** Something that the arrow keys reach: a link, or a query to search for again. */
export type SearchOption =
  | { readonly type: 'page'; readonly url: string; readonly hit: PageHit }
  | { readonly type: 'section'; readonly url: string; readonly title: readonly TextSegment[] }
  | {
      readonly type: 'link';
      readonly url: string;
      readonly title: string;
      readonly product?: ProductId;
    }
  | { readonly type: 'query'; readonly query: string };

/** Options under one page or heading. */
export interface OptionGroup {
  /** Visible heading; results have none, for their page is the heading. */
  readonly heading?: string;
  readonly options: readonly SearchOption[];
}

/** What makes an option another one. */
export const optionName = (option: SearchOption): string =>
  option.type === 'query' ? option.query : option.url;

/** A page and its sections are one group. */
export function resultGroups({ pages }: SearchResults): OptionGroup[] {
  return pages.map((hit) => ({
    options: [
      { type: 'page', url: hit.url, hit },
      ...hit.sections.map((section) => ({ type: 'section' as const, ...section })),
    ],
  }));
}
