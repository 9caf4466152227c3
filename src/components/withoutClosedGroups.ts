import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { sidebarTrail } from './sidebarTrail';

const closed = new WeakMap<PropSidebarItemCategory, PropSidebarItem>();

/** A closed group as it is shown: it leads to its first page. */
function closedGroup(group: PropSidebarItemCategory): PropSidebarItem {
  let shown = closed.get(group);
  if (!shown) {
    const href = findFirstSidebarItemLink(group);
    const first: PropSidebarItemLink = { type: 'link', label: group.label, href: href ?? '' };
    shown = href === undefined ? group : { ...group, items: [first] };
    closed.set(group, shown);
  }
  return shown;
}

function shownItems(
  items: readonly PropSidebarItem[],
  open: ReadonlySet<PropSidebarItem>,
): PropSidebarItem[] {
  return items.map((item) => {
    // A group with a page of its own is opened by that as well.
    if (item.type !== 'category' || item.href !== undefined) return item;
    const isClosed = item.collapsible && item.collapsed && !open.has(item);
    return isClosed ? closedGroup(item) : { ...item, items: shownItems(item.items, open) };
  });
}

/**
 * A sidebar with as much of its closed groups as is seen, for pages in a build: the theme goes through
 * all pages of a group several times to find out whether one of them is the shown one.
 *
 * @param path - Of the shown page.
 */
export function withoutClosedGroups(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarItem[] {
  return shownItems(items, new Set<PropSidebarItem>(sidebarTrail(items, path)));
}
