import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';

function samePath(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

/**
 * Entries from the top of a sidebar down to a page, with their labels in the language of the site;
 * empty for a page that is not in it.
 */
export function sidebarTrail(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  for (const item of items) {
    if (item.type === 'link' && samePath(item.href, path)) {
      return [item];
    }
    if (item.type === 'category') {
      const trail = sidebarTrail(item.items, path);
      if (trail.length > 0) {
        return [item, ...trail];
      }
    }
  }
  return [];
}
