import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A heading and where it stands. */
interface Heading {
  readonly text: string;
  /** Anchor that the heading would get from its text. */
  readonly slug: string;
  readonly depth: number;
  /** Offset in the Markdown. */
  readonly start: number;
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** Headings of a page, parsed and not searched for: a comment in a sample begins with `#` too. */
function headingsOf(markdown: string): Heading[] {
  const slugger = new GithubSlugger();
  return fromMarkdown(markdown).children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    const start = node.position?.start.offset ?? 0;
    return [{ text, slug: slugger.slug(text), depth: node.depth, start }];
  });
}

/** Texts of the headings below the title, in order. */
export function sectionTitles(markdown: string): string[] {
  return headingsOf(markdown)
    .filter(({ depth }) => depth > 1)
    .map(({ text }) => text);
}

/**
 * One section of a page, with the sections below it; undefined if no heading is like that.
 *
 * @param section text, anchor, or part of the text of its heading, in any case.
 */
export function sectionOf(markdown: string, section: string): string | undefined {
  const wanted = section
    .trim()
    .replace(/^#+\s*/, '')
    .toLowerCase();
  if (!wanted) return undefined;
  const headings = headingsOf(markdown);
  const found =
    headings.find(({ text }) => text.toLowerCase() === wanted) ??
    headings.find(({ slug }) => slug === wanted) ??
    headings.find(({ text }) => text.toLowerCase().includes(wanted));
  if (!found) return undefined;
  const next = headings.find(({ start, depth }) => start > found.start && depth <= found.depth);
  return markdown.slice(found.start, next?.start).trimEnd();
}
