import { createPage } from './createPage';
import { diagram, diagramCount, diagramName } from './diagram';
import type { Corpus, CorpusPart, CorpusSection, PageId } from './types';
import { capitalized, nameOf } from './words';

/** Pages of a section, as many as the sections of large documentations have. */
export const sectionSize = 10;

/** Sections of a part. Nobody finds anything in a list of hundreds of sections. */
export const partSize = 10;

function pageIds(count: number): PageId[] {
  return Array.from({ length: count }, (_, index) => ({
    section: `section-${Math.floor(index / sectionSize) + 1}`,
    page: `${nameOf(index).replaceAll(' ', '-')}-${index + 1}`,
  }));
}

const partsOf = (sections: readonly CorpusSection[]): CorpusPart[] =>
  Array.from({ length: Math.ceil(sections.length / partSize) }, (_, index) => ({
    slug: `part-${index + 1}`,
    title: `Part ${index + 1}: ${nameOf(index * 7 + 3)}`,
    sections: sections.slice(index * partSize, (index + 1) * partSize),
  }));

/**
 * A documentation of so many pages. The same number makes the same pages everywhere, and a page of a
 * small corpus differs from the one at its place in a large corpus by nothing but its links.
 *
 * @throws {RangeError} for fewer pages than links need.
 */
export function createCorpus(count: number): Corpus {
  if (!Number.isInteger(count) || count < 2) throw new RangeError(`no corpus has ${count} pages`);
  const ids = pageIds(count);
  const sections: CorpusSection[] = [];
  for (let start = 0; start < count; start += sectionSize) {
    const number = start / sectionSize + 1;
    sections.push({
      slug: `section-${number}`,
      title: `${capitalized(nameOf(start * 3 + 5))} ${number}`,
      pages: ids
        .slice(start, start + sectionSize)
        .map((_, index) => createPage(start + index, ids)),
    });
  }
  const images = Object.fromEntries(
    Array.from({ length: diagramCount }, (_, number) => [diagramName(number), diagram(number)]),
  );
  return { parts: partsOf(sections), images };
}
