import { toSidebar, type SidebarItem } from '../../navigation/toSidebar';
import type { NavigationPage } from '../../navigation/types';
import type { ProductId } from '../../products';
import type { SourceMessage } from './types';

type Entry = [id: string, message: SourceMessage];

/** Groups and pages of a sidebar, each in reading order. */
function split(items: readonly SidebarItem[]): { groups: SidebarItem[]; pages: SidebarItem[] } {
  const inside = items.map((item) =>
    item.type === 'category' ? split(item.items as SidebarItem[]) : { groups: [], pages: [] },
  );
  return {
    groups: items.flatMap((item, index) =>
      item.type === 'category' ? [item, ...(inside[index]?.groups ?? [])] : [],
    ),
    pages: items.flatMap((item, index) =>
      item.type === 'doc' ? [item] : (inside[index]?.pages ?? []),
    ),
  };
}

/**
 * Labels of a product's sidebar and of its current release, with ids and descriptions as the docs
 * plugin makes them.
 *
 * @param tree - The product's navigation spec, without problems.
 */
export function navigationStrings(
  product: ProductId,
  tree: readonly NavigationPage[],
  release: string,
): Map<string, SourceMessage> {
  const source = `src/navigation/${product}.ts`;
  const { groups, pages } = split(toSidebar(product, tree));
  const entry = (kind: string, key: unknown, message: string, description: string): Entry => [
    `sidebar.${product}.${kind}.${String(key)}`,
    { message, description, source },
  ];
  return new Map([
    [
      'version.label',
      { message: release, description: 'The label for version current', source: 'src/products.ts' },
    ],
    ...groups.map((item) => {
      const label = String('label' in item ? item.label : '');
      const description = `The label for category '${label}' in sidebar '${product}'`;
      return entry('category', item.key, label, description);
    }),
    ...pages.map((item) => {
      const label = String('label' in item ? item.label : '');
      const id = 'id' in item ? item.id : '';
      const description = `The label for the doc item '${label}' in sidebar '${product}', linking to the doc ${id}`;
      return entry('doc', item.key, label, description);
    }),
  ] satisfies Entry[]);
}
