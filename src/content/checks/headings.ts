import type { Heading, PageBody } from '../page/types';
import { problemAt, type Position, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Ids that an address shows as they are written. */
const ID = /^[A-Za-z0-9](?:[\w.-]*\w)?$/;

function proposedId(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function checkLevels(headings: readonly Heading[], { file, isPartial }: Page): Problem[] {
  // The page's title is its h1; a partial goes on wherever it is included.
  let depth = isPartial ? (headings[0]?.depth ?? 2) - 1 : 1;
  return headings.flatMap((heading) => {
    const expected = depth + 1;
    depth = heading.depth;
    if (heading.depth === 1) {
      const fix = 'write ## and leave the title to the front matter';
      return [problemAt(file, heading, 'content/second-h1', 'the body has an h1 of its own', fix)];
    }
    if (heading.depth > expected) {
      const message = `an h${heading.depth} follows an h${expected - 1}`;
      const fix = `write ${'#'.repeat(expected)}`;
      return [problemAt(file, heading, 'content/skipped-heading-level', message, fix)];
    }
    return [];
  });
}

/** Ids of a page, in the order in which they stand in it. */
export function idsOf({ headings, elements }: PageBody): { id: string; at: Position }[] {
  return [
    ...headings.map((heading) => ({ id: heading.id, at: heading })),
    ...elements
      .flatMap(({ attributes }) => attributes)
      .flatMap(({ name, value, ...at }) => (name === 'id' && value ? [{ id: value, at }] : [])),
  ].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

function checkIds(body: PageBody, file: string): Problem[] {
  const first = new Map<string, number>();
  return idsOf(body).flatMap(({ id, at }) => {
    const line = first.get(id);
    if (line === undefined) {
      first.set(id, at.line);
      return [];
    }
    const message = `the id "${id}" is already that of line ${line}`;
    return [problemAt(file, at, 'content/duplicate-id', message, 'give one of the two another id')];
  });
}

function checkText(heading: Heading, file: string): Problem[] {
  const { depth, explicitId, hasMoreThanId, idWithoutHash, text } = heading;
  if (text === '' && depth > 1) {
    const fix = 'write its text, or remove it';
    return [problemAt(file, heading, 'content/empty-heading', 'the heading has no text', fix)];
  }
  if (explicitId === undefined && heading.isUnderlined) {
    const message = 'the line of hyphens makes a heading of the text above it';
    const fix = 'write an empty line above the hyphens, or ## in front of a heading';
    return [problemAt(file, heading, 'content/underlined-heading', message, fix)];
  }
  if (idWithoutHash !== undefined) {
    const message = 'the id of the heading has no #, which makes it a comment';
    return [
      problemAt(file, heading, 'content/heading-id', message, `write {/* #${idWithoutHash} */}`),
    ];
  }
  const proposal = `{/* #${proposedId(text) || 'section'} */}`;
  if (explicitId === undefined && depth > 1) {
    const message = `the heading "${text}" has no id of its own`;
    const fix = `add ${proposal}, so that links survive a new wording`;
    return [problemAt(file, heading, 'content/heading-id', message, fix)];
  }
  if (explicitId !== undefined && (hasMoreThanId || !ID.test(explicitId))) {
    const message = 'the id of the heading is more than letters, digits, and hyphens';
    return [problemAt(file, heading, 'content/heading-id', message, `write ${proposal}`)];
  }
  return [];
}

/** Headings that promise a text; a partial may end in one, as its page goes on. */
function checkSections({ headings }: PageBody, { file, isPartial }: Page): Problem[] {
  const bare = headings.filter(({ hasNoText, text, depth }) => hasNoText && text && depth > 1);
  return (isPartial ? [] : bare).map((heading) => {
    const message = `the section "${heading.text}" has no text`;
    const fix = 'write it, or remove the heading';
    return problemAt(file, heading, 'content/empty-section', message, fix);
  });
}

function checkPage(page: Page): Problem[] {
  const { file, body } = page;
  if (!body) {
    return [];
  }
  return [
    ...checkLevels(body.headings, page),
    ...checkIds(body, file),
    ...checkSections(body, page),
    ...body.headings.flatMap((heading) => checkText(heading, file)),
    ...body.elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map((element) => {
        const message = `<${element.name}> is missing from the table of contents`;
        const fix = `write ${'#'.repeat(Math.max(Number(element.name[1]), 2))} and an id`;
        return problemAt(file, element, 'content/raw-heading', message, fix);
      }),
  ];
}

/** Headings: one h1, no level left out, an id that stays. */
export function headings({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
