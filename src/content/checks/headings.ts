import { problemAt, type Problem } from '../problem';
import { attributeText } from '../page/jsx';
import type { ElementUse, Heading } from '../page/types';
import type { Page, SiteContent } from '../site';

function proposedId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
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

function checkIds({ body, file }: Page): Problem[] {
  const first = new Map<string, number>();
  const ids = [
    ...(body?.headings ?? []),
    ...(body?.elements ?? []).flatMap((element) => {
      const id = attributeText(element, 'id');
      return id === undefined ? [] : [{ id, explicitId: id, text: '', depth: 0, ...at(element) }];
    }),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  return ids.flatMap((heading) => {
    const line = first.get(heading.id);
    if (line !== undefined) {
      const message = `the id "${heading.id}" is already that of line ${line}`;
      return [
        problemAt(file, heading, 'content/duplicate-id', message, 'give one of the two another id'),
      ];
    }
    first.set(heading.id, heading.line);
    return [];
  });
}

function at({ line, column }: ElementUse): { line: number; column: number } {
  return { line, column };
}

function checkPage(page: Page): Problem[] {
  const { file, body } = page;
  const headings = body?.headings ?? [];
  return [
    ...checkLevels(headings, page),
    ...checkIds(page),
    ...headings
      .filter(({ explicitId, depth }) => explicitId === undefined && depth > 1)
      .map((heading) => {
        const message = `the heading "${heading.text}" has no id of its own`;
        const fix = `add {/* #${proposedId(heading.text)} */}, so that links survive a new wording`;
        return problemAt(file, heading, 'content/heading-id', message, fix);
      }),
    ...(body?.elements ?? [])
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
