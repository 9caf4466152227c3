import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

/**
 * Entries from the top of a sidebar down to a page, with their labels in the language of the site;
 * empty for a page that is not in it.
 */
export function sidebarTrail(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarBreadcrumbsItem[] {
  const wanted = withoutSlash(path);
  for (const item of items) {
    if (item.type === 'link' && withoutSlash(item.href) === wanted) {
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
