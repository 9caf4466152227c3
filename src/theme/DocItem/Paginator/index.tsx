import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { sidebarTrail } from '@site/src/components/sidebarTrail';

// Change: pages are called what the sidebar calls them in the language of the site; the docs plugin names them in English.
export default function DocItemPaginator(): ReactNode {
  const { previous, next } = useDoc().metadata;
  const items = useDocsSidebar()?.items ?? [];
  const translated = (link: PropNavigationLink | undefined): PropNavigationLink | undefined =>
    link && { ...link, title: sidebarTrail(items, link.permalink).at(-1)?.label ?? link.title };
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={translated(previous)}
      next={translated(next)}
    />
  );
}
