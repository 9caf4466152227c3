import type { ParseMdx } from '../content/page/mdxParser';
import { readSections, type Section } from './sections';
import { isShallow, revisionsOf, textAt } from './sourceHistory';
import type { SourceStamps } from './sourceStamps';

/** Sections as they were in English when they were translated. */
export interface EarlierSections {
  /** What was found, by id. */
  readonly sections: ReadonlyMap<string, EarlierSection>;
  /** Why some were not found. */
  readonly reason?: string;
}

/** A section of a page in git. */
export interface EarlierSection extends Section {
  /** The newest commit that has the section as it was translated. */
  readonly commit: string;
}

/**
 * Finds in git what a translation was made from: of each section, the newest state whose stamp is the
 * one that the translation has. Sections that were stamped at different times come from different
 * commits.
 *
 * @param file - The English page, from the project root; renamed ones are followed.
 * @param wanted - Stamps by id of the sections to find.
 */
export function findEarlierSections(
  root: string,
  file: string,
  wanted: SourceStamps,
  parseMdx: ParseMdx,
): EarlierSections {
  const sections = new Map<string, EarlierSection>();
  const revisions = revisionsOf(root, file);
  if ('reason' in revisions) {
    return { sections, reason: revisions.reason };
  }
  for (const revision of revisions) {
    if (sections.size === wanted.size) {
      break;
    }
    const text = textAt(root, revision)?.replace(/^\uFEFF/, '');
    for (const section of text === undefined ? [] : readSections(text, parseMdx).sections) {
      if (!sections.has(section.id) && wanted.get(section.id) === section.stamp) {
        sections.set(section.id, { ...section, commit: revision.commit });
      }
    }
  }
  if (sections.size === wanted.size) {
    return { sections };
  }
  const reason = isShallow(root)
    ? 'this clone is shallow: git fetch --unshallow brings what is older'
    : 'no commit has the English text that was translated';
  return { sections, reason };
}
