import { count } from '../count';
import { isPageType, requiredSections, sections } from '../pageKinds';
import { fileStart, problemAt, type Problem, type Position } from '../problem';
import type { PageBody } from '../page/types';
import type { Page, SiteContent } from '../site';

/** How many ways on a page offers: none leaves readers alone, many leave the choice to them. */
const nextLinks = { min: 1, max: 5 } as const;

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

function checkNext({ headings, links }: PageBody, file: string): Problem[] {
  const index = headings.findIndex(({ id }) => id === sections.next.id);
  const next = headings[index];
  if (!next) {
    return [];
  }
  const later = headings.slice(index + 1).find(({ depth }) => depth <= next.depth);
  if (later) {
    const message = `a section follows "${sections.next.title}"`;
    const fix = `move "${later.text}" above it`;
    return [problemAt(file, later, 'content/last-section', message, fix)];
  }
  const { length } = links.filter((link) => isBefore(next, link));
  if (length >= nextLinks.min && length <= nextLinks.max) {
    return [];
  }
  const message = `"${sections.next.title}" has ${count(length, 'link')}`;
  const fix = `offer ${nextLinks.min} to ${nextLinks.max}`;
  return [problemAt(file, next, 'content/next-links', message, fix)];
}

function checkPage({ file, frontMatter, body, isPartial }: Page): Problem[] {
  const pageType = frontMatter?.pageType?.value;
  if (!body || isPartial || body.isEmpty) {
    return [];
  }
  const ids = new Set(body.headings.map(({ id }) => id));
  const required = isPageType(pageType) ? requiredSections(pageType) : [];
  const missing = Object.values(sections)
    .filter(({ id }) => required.includes(id) && !ids.has(id))
    .map(({ id, title }) => {
      const message = `a page of type ${String(pageType)} has the section "${title}", and this one lacks it`;
      const fix = `add ## ${title} {/* #${id} */}`;
      return problemAt(file, fileStart, 'content/missing-section', message, fix);
    });
  return [...missing, ...checkNext(body, file)];
}

/** Sections that the template of a page's type asks for. */
export function pageSections({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
