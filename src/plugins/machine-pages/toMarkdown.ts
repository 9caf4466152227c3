import type { Element, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as stringify } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { handlers } from './handlers';
import { contentOf } from './prune';

/** What the addresses in a page become. */
export type RewriteAddress = (address: string) => string;

function rewriteAddresses(content: Element, rewrite: RewriteAddress): void {
  visit(content, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = rewrite(address);
      }
    }
  });
}

/**
 * What a rendered page says, as Markdown: its text, the tables of the reference, and the sources of
 * samples and demos in TypeScript.
 *
 * @param page - The whole page, which is changed.
 * @param rewrite - What the addresses of links and pictures become.
 * @returns undefined for a page that is no documentation.
 */
export function pageToMarkdown(page: Root, rewrite: RewriteAddress): string | undefined {
  const content = contentOf(page);
  if (!content) {
    return undefined;
  }
  rewriteAddresses(content, rewrite);
  const tree = toMdast(content, { handlers, document: true }) as Nodes;
  return stringify(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    resourceLink: true,
    rule: '-',
  });
}
