import { comparablePath } from '../comparablePath';
import type { SectionEntry } from '../pageGroup';

/** The section that holds a page, if there is such a page. */
export function sectionAt(
  sections: readonly SectionEntry[],
  pathname: string,
): SectionEntry | undefined {
  const path = comparablePath(pathname);
  return sections.findLast(([start]) => start <= path) ?? sections[0];
}
