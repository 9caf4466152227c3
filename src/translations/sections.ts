import { createHash } from 'node:crypto';
import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { commentId } from '../content/page/blocks';
import type { FrontMatter } from '../content/page/types';
import { parseFrontMatter } from '../content/page/frontMatter';
import type { ParseMdx } from '../content/page/mdxParser';
import { mdxProblem } from '../content/page/mdxErrors';
import { startOf } from '../content/page/startOf';
import { fileStart, type LocalProblem, type Position } from '../content/problem';
import { walkBlocks } from './blockText';
import { lineOf, squash } from './inlineText';
import { openingSection } from './pageTranslation';

/** A part of a page: a heading with what follows, up to the next heading of any level. */
export interface Section extends Position {
  /** Id of the heading; {@link openingSection} for what comes before the first one. */
  readonly id: string;
  /** Text of the heading; of the opening section, the title of the page. */
  readonly title: string;
  /** Level of the heading; 1 for the opening section. */
  readonly depth: number;
  /** Whether the heading carries its id itself; an id made of its text is another in each language. */
  readonly hasExplicitId: boolean;
  /** Offset at which the content of the heading ends: an id is put there. */
  readonly headingEnd: number;
  /** Line of the next heading, or behind the end of the page. */
  readonly endLine: number;
  /** Hash of what has to be translated or copied, see {@link readSections}. */
  readonly stamp: string;
  /** The section as it is written. */
  readonly markdown: string;
}

/** A page by its sections, as far as it can be read. */
export interface PageSections {
  /** Empty if the page can't be read. */
  readonly sections: readonly Section[];
  readonly frontMatter?: FrontMatter;
  /** What stood in the way of reading. */
  readonly problems: readonly LocalProblem[];
}

/** Keys of the front matter that readers see in their language. */
const TRANSLATED_KEYS = ['title', 'description', 'keywords', 'sidebar_label'] as const;

const STAMP_LENGTH = 8;

function stampOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, STAMP_LENGTH);
}

function frontMatterTexts(frontMatter: FrontMatter): string[] {
  return TRANSLATED_KEYS.flatMap((key) => {
    const value = frontMatter[key]?.value;
    const texts = (Array.isArray(value) ? value : [value]).map((text) => squash(String(text)));
    return value === undefined || value === null ? [] : [`${key}: ${JSON.stringify(texts)}`];
  });
}

/** A section while its text is being collected. */
type OpenSection = Omit<Section, 'stamp' | 'markdown' | 'endLine'> & { readonly texts: string[] };

function headingEndOf({ children, position }: Heading): number {
  return children.at(-1)?.position?.end.offset ?? position?.end.offset ?? 0;
}

function collect(text: string, frontMatter: FrontMatter, parseMdx: ParseMdx): OpenSection[] {
  const opening: OpenSection = {
    ...fileStart,
    id: openingSection,
    title: squash(String(frontMatter.title?.value ?? '')),
    depth: 1,
    hasExplicitId: true,
    headingEnd: 0,
    texts: frontMatterTexts(frontMatter),
  };
  const sections = [opening];
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  walkBlocks(parseMdx(text), {
    onText: (part) => sections.at(-1)?.texts.push(part),
    onHeading(node) {
      const title = lineOf(node.children).replaceAll('`', '');
      const explicitId = commentId(node);
      let id = explicitId ?? slugger.slug(title);
      // An id used twice is a mistake that the checks name; each section still needs its own key.
      while (ids.has(id)) id = `${id}~`;
      ids.add(id);
      sections.push({
        ...startOf(node),
        id,
        title,
        depth: node.depth,
        hasExplicitId: explicitId !== undefined,
        headingEnd: headingEndOf(node),
        texts: [],
      });
    },
  });
  return sections;
}

/**
 * Splits a page at its headings and stamps each section.
 *
 * A stamp changes with words (title, description, keywords and sidebar label of the front matter
 * among them), code in fences to the last space, the language and options of a fence, code in
 * running text, placeholders and other expressions, alternative texts, components and their
 * attributes, the level of the heading, added, removed and moved paragraphs, list items, rows and
 * cells, and the kind of a list or admonition.
 *
 * It does not change with the amount of white space and where lines break, where links lead and
 * pictures are (`href`, `to`, `src`), the order of attributes, emphasis, the numbers and bullets of
 * lists, the alignment of tables, escapes, comments, or other keys of the front matter.
 *
 * @param text - The whole file, without byte-order mark.
 */
export function readSections(text: string, parseMdx: ParseMdx): PageSections {
  const { frontMatter, problems, hasBody } = parseFrontMatter(text);
  if (!hasBody || problems.length > 0) {
    return { sections: [], frontMatter, problems };
  }
  let open: OpenSection[];
  try {
    open = collect(text, frontMatter ?? {}, parseMdx);
  } catch (error) {
    return { sections: [], frontMatter, problems: [mdxProblem(error, text, parseMdx)] };
  }
  const lines = text.split('\n');
  const sections = open.map(({ texts, ...section }, index): Section => {
    const endLine = open[index + 1]?.line ?? lines.length + 1;
    const markdown = lines.slice(section.line - 1, endLine - 1).join('\n');
    return { ...section, endLine, stamp: stampOf(texts), markdown };
  });
  return { sections, frontMatter, problems: [] };
}
