import type { Element } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as stringify } from 'mdast-util-to-markdown';
import { collapseWhitespace } from './collapseWhitespace';
import { handlers } from './handlers';
import { text } from './plainText';

/**
 * The tree that `toMdast` is given, in the place of the content: it would copy that, and collapse the
 * white space of the copy.
 */
const standIn: Element = { type: 'element', tagName: 'content', properties: {}, children: [] };

/**
 * What a rendered page says, as Markdown: its text, the tables of the reference, and the sources of
 * samples and demos in TypeScript.
 *
 * @param content - The text of the page, as `readContent` reads it; white space in it is collapsed.
 */
export function contentToMarkdown(content: Element): string {
  collapseWhitespace(content);
  const goOn: Handle = (state) => state.one(content, undefined);
  const tree = toMdast(standIn, {
    handlers: { ...handlers, [standIn.tagName]: goOn },
    document: true,
  }) as Nodes;
  return stringify(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    resourceLink: true,
    rule: '-',
    handlers: { text },
  });
}
