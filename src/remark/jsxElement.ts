import type { Expression } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Values that a page's compiled module can hold as literals. */
export type LiteralValue =
  | string
  | number
  | boolean
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };

function toExpression(value: LiteralValue): Expression {
  if (typeof value !== 'object') {
    return { type: 'Literal', value };
  }
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map(toExpression) };
  }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, property]) => ({
      type: 'Property',
      key: { type: 'Literal', value: key },
      value: toExpression(property as LiteralValue),
      kind: 'init',
      computed: false,
      method: false,
      shorthand: false,
    })),
  };
}

function toAttribute(name: string, value: LiteralValue): MdxJsxAttribute {
  if (typeof value === 'string') {
    return { type: 'mdxJsxAttribute', name, value };
  }
  const expression = toExpression(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

/** An element of a component that pages use without importing it, with literal properties. */
export function jsxElement(
  name: string,
  properties: Readonly<Record<string, unknown>>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties).map(([key, value]) =>
      toAttribute(key, value as LiteralValue),
    ),
    children: [],
  };
}
