import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Elements among nodes. */
export const elementsOf = (nodes: readonly unknown[]): MdxJsxFlowElement[] =>
  (nodes as readonly Nodes[]).filter(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement',
  );

/** Attributes of an element that a transform has made, as the values that components get. */
export function literalAttributes(element: MdxJsxFlowElement | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (element?.attributes ?? []).flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      const literal: unknown = typeof value === 'object' && value ? JSON.parse(value.value) : value;
      return [[name, literal]];
    }),
  );
}
