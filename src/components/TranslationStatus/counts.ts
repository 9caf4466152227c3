import type {
  StatusData,
  StatusEntry,
  StatusLanguage,
  StatusPage,
} from '@site/src/plugins/translation-status/statusData';
import { percent } from '@site/src/translations/percent';
import type { ProductId } from '@site/src/products';

/** Pages of one state. */
export function pagesOf(
  pages: readonly StatusPage[],
  { translated }: StatusLanguage,
  state: StatusEntry['state'] | 'missing',
): readonly StatusPage[] {
  return pages.filter(({ name }) => (translated[name]?.state ?? 'missing') === state);
}

/** Share of pages that are current, in per cent. */
export function percentCurrent(pages: readonly StatusPage[], language: StatusLanguage): number {
  return percent(pagesOf(pages, language, 'current').length, pages.length);
}

/** Pages of one group of a product, a row of the table. */
export interface Group {
  readonly product: ProductId;
  readonly label: string;
  readonly pages: readonly StatusPage[];
}

/** Groups in the order of the navigation. */
export function groupsOf({ pages }: StatusData): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const { product, group: label } = page;
    const key = `${product}/${label}`;
    groups.set(key, { product, label, pages: [...(groups.get(key)?.pages ?? []), page] });
  }
  return [...groups.values()];
}
