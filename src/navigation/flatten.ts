import { docsTabOf, navigationKey } from './pathname';
import { displayTitle } from './title';
import type { NavigationPage } from './types';

type Tree = readonly NavigationPage[];

/** An entry that has a page, with the title that readers see. */
export interface PageEntry extends NavigationPage {
  readonly title: string;
}

/** True for an entry that only opens other entries: it has no page of its own. */
export function isGroup(entry: NavigationPage): boolean {
  return entry.children !== undefined;
}

/** True for an entry that is a tab of another page and therefore never listed by itself. */
export function isDocsTab(entry: NavigationPage): boolean {
  return docsTabOf(entry.pathname) !== undefined;
}

/** All pages in reading order; groups, subheaders, and tabs are left out. */
export function flattenPages(tree: Tree): PageEntry[] {
  return tree.flatMap((entry) => {
    if (entry.children) {
      return flattenPages(entry.children);
    }
    return isDocsTab(entry) ? [] : [{ ...entry, title: displayTitle(entry) }];
  });
}

function trailToKey(tree: Tree, key: string): NavigationPage[] {
  for (const entry of tree) {
    if (entry.pathname === key) {
      return [entry];
    }
    const below = trailToKey(entry.children ?? [], key);
    if (below.length > 0) {
      return [entry, ...below];
    }
  }
  return [];
}

/**
 * The entries that lead to a pathname, from the outermost group to the entry itself; empty if
 * there is none. A tab leads to its page. URLs with base path or language prefix go through
 * `navigationKey` first.
 */
export function trailTo(tree: Tree, pathname: string): NavigationPage[] {
  return trailToKey(tree, navigationKey(pathname));
}

/** The entry with a pathname, groups included. */
export function findByPathname(tree: Tree, pathname: string): NavigationPage | undefined {
  return trailTo(tree, pathname).at(-1);
}

/** Groups and subheaders above the entry with a pathname, outermost first. */
export function ancestorsOf(tree: Tree, pathname: string): NavigationPage[] {
  return trailTo(tree, pathname).slice(0, -1);
}
