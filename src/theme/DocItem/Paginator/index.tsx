import type { PropNavigationLink, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';

function labelOf(items: readonly PropSidebarItem[], path: string): string | undefined {
  for (const item of items) {
    const label =
      item.type === 'category'
        ? labelOf(item.items, path)
        : item.type === 'link' && item.href === path
          ? item.label
          : undefined;
    if (label !== undefined) {
      return label;
    }
  }
  return undefined;
}

// Change: pages are called what the sidebar calls them in the language of the site; the docs plugin names them in English.
export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  const items = useDocsSidebar()?.items ?? [];
  const translated = (link: PropNavigationLink | undefined): PropNavigationLink | undefined =>
    link && { ...link, title: labelOf(items, link.permalink) ?? link.title };
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={translated(previous)}
      next={translated(next)}
    />
  );
}
