import type { Corpus, PageId } from '../corpus/types';

/** All pages in the order of the sidebar. */
export function allPages({ sections }: Corpus): PageId[] {
  return sections.flatMap(({ pages }) => pages.map(({ id }) => id));
}
