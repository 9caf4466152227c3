import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

/** A page as the navigation calls it. */
export interface LabelledPage {
  readonly label: string;
  /** Path without base path, with a slash at the end. */
  readonly path: string;
}

/** An outermost group of the navigation, with all pages in it. */
export interface LabelledGroup {
  readonly label: string;
  readonly pages: readonly LabelledPage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function pagesOf(item: SidebarItem, paths: ReadonlyMap<string, string>): LabelledPage[] {
  if (item.type === 'category') {
    return item.items.flatMap((inner) => pagesOf(inner, paths));
  }
  const path = item.type === 'doc' ? paths.get(item.id) : undefined;
  return item.type === 'doc' && path !== undefined && item.label !== undefined
    ? [{ label: item.label, path }]
    : [];
}

/**
 * The groups of a sidebar, in its order.
 *
 * @param paths path of each page by its id.
 */
export function labelledGroups(
  sidebar: readonly SidebarItem[],
  paths: ReadonlyMap<string, string>,
): LabelledGroup[] {
  return sidebar.flatMap((item) =>
    item.type === 'category' ? [{ label: item.label, pages: pagesOf(item, paths) }] : [],
  );
}
