import type { Nodes, RootContent } from 'mdast';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';

/**
 * Nodes as an author would write them.
 *
 * @throws {Error} for a node that no page could hold.
 */
export function toMdx(nodes: readonly Nodes[]): string {
  return toMarkdown(
    { type: 'root', children: nodes as RootContent[] },
    { extensions: [mdxToMarkdown()] },
  ).trimEnd();
}
