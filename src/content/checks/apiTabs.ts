import { docsTabOf } from '../../navigation/pathname';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { isApiTabs } from './frontMatter';

/** Guides whose reference stands in tabs beside them: pages right below `components`. */
const TABBED_GUIDE = /^\/core\/(?:[\d.]+\/)?components\/[^/]+$/;

function checkPage({ file, pathname, frontMatter, isPartial }: Page): Problem[] {
  const tabs = frontMatter?.apiTabs;
  // What is in the key has a rule of its own, and the pages of tabs have it from their guide.
  if (!tabs || isPartial || !isApiTabs(tabs.value) || docsTabOf(pathname)) {
    return [];
  }
  const message = 'only guides in docs-core/components have tabs of reference';
  return TABBED_GUIDE.test(pathname)
    ? []
    : [problemAt(file, tabs.keyAt, 'content/api-tabs', message, 'remove the key')];
}

/** Tabs of reference on pages that get none. */
export function apiTabs({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
