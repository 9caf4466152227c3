import path from 'node:path';
import { allSections } from '../corpus/allSections';
import type { Corpus, PageId } from '../corpus/types';

/** All pages in the order of the sidebar. */
export function allPages(corpus: Corpus): PageId[] {
  return allSections(corpus).flatMap(({ pages }) => pages.map(({ id }) => id));
}

/** Where a generator has the pages of a corpus. */
interface Layout {
  /** Absolute path of the folder with those of the sections. */
  readonly sources: string;
  readonly extension: 'md' | 'mdx';
  address(id: PageId): string;
}

/** Addresses and files of all pages, in the order of the sidebar. */
export function locatePages(
  corpus: Corpus,
  { sources, extension, address }: Layout,
): { readonly pages: readonly string[]; source(index: number): string } {
  const ids = allPages(corpus);
  return {
    pages: ids.map(address),
    source(index) {
      const id = ids[index];
      if (!id) throw new RangeError(`the corpus has no page ${index}`);
      return path.join(sources, id.section, `${id.page}.${extension}`);
    },
  };
}
