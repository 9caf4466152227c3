import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';

/** True for braces that show nothing: they hold a comment, or nothing at all. */
export function isEmptyBraces(node: Nodes): boolean {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && node.data?.estree?.body.length === 0;
}
