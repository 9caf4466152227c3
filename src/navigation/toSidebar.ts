import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { ProductId } from '../products';
import { isDocsTab, isGroup } from './flatten';
import { displayTitle } from './title';
import type { NavigationPage } from './types';

/** One item of a Docusaurus sidebar, in the long form of its configuration. */
export type SidebarItem = Exclude<Extract<SidebarsConfig[string], unknown[]>[number], string>;

/** Id that the docs plugin gives to the page of an entry: its path below the product's folder. */
export function docId(product: ProductId, pathname: string): string {
  return pathname.slice(`/${product}/`.length);
}

/** The category, always with a `key`: two groups of one label would share a translation without. */
function toCategory(product: ProductId, group: NavigationPage, collapsed: boolean): SidebarItem {
  const isSubheader = group.subheader !== undefined;
  return {
    type: 'category',
    key: group.pathname,
    label: displayTitle(group),
    ...(isSubheader
      ? { collapsible: false, customProps: { subheader: true } }
      : { collapsible: true, collapsed }),
    items: toItems(product, group.children ?? [], () => true),
  };
}

function toDoc(product: ProductId, page: NavigationPage): SidebarItem {
  return {
    type: 'doc',
    key: page.pathname,
    id: docId(product, page.pathname),
    label: displayTitle(page),
    ...(page.newFeature && { customProps: { newFeature: true } }),
  };
}

function toItems(
  product: ProductId,
  entries: readonly NavigationPage[],
  isCollapsed: (index: number) => boolean,
): SidebarItem[] {
  return entries
    .filter((entry) => !isDocsTab(entry))
    .map((entry, index) =>
      isGroup(entry) ? toCategory(product, entry, isCollapsed(index)) : toDoc(product, entry),
    );
}

/**
 * Docusaurus' sidebar of one product. Tabs are left out: they belong to the page that they fold
 * into. The first group stands open, for it is where a newcomer goes on reading; Docusaurus opens
 * the group of the page that is being read by itself.
 */
export function toSidebar(product: ProductId, tree: readonly NavigationPage[]): SidebarItem[] {
  return toItems(product, tree, (index) => index > 0);
}
