import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { withTrailingSlash } from '@site/src/navigation/pathname';

type Trail = readonly PropSidebarBreadcrumbsItem[];

function addTrails(
  trails: Map<string, Trail>,
  items: readonly PropSidebarItem[],
  above: Trail,
): void {
  for (const item of items) {
    if (item.type === 'category') {
      addTrails(trails, item.items, [...above, item]);
    } else if (item.type === 'link') {
      const path = withTrailingSlash(item.href);
      if (!trails.has(path)) trails.set(path, [...above, item]);
    }
  }
}

/** Each page asks for its own trail and for those of its neighbours, of one sidebar after another. */
const known = new WeakMap<readonly PropSidebarItem[], ReadonlyMap<string, Trail>>();

function trailsOf(items: readonly PropSidebarItem[]): ReadonlyMap<string, Trail> {
  let trails = known.get(items);
  if (!trails) {
    const found = new Map<string, Trail>();
    addTrails(found, items, []);
    known.set(items, (trails = found));
  }
  return trails;
}

/**
 * Entries from the top of a sidebar down to a page, with their labels in the language of the site;
 * empty for a page that is not in it.
 *
 * @param items - Of the sidebar. They stay the same once they were asked for.
 */
export const sidebarTrail = (items: readonly PropSidebarItem[], path: string): Trail =>
  trailsOf(items).get(withTrailingSlash(path)) ?? [];
