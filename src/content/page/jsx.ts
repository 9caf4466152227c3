import type { Expression } from 'estree';
import type { JSXEmptyExpression } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Attribute, ElementUse, ImageUse, LinkUse } from './types';
import { startOf } from './startOf';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** True for elements in JSX, on lines of their own or in a line of text. */
export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Attributes that hold an address which readers follow. */
const ADDRESS_ATTRIBUTES = new Set(['href', 'to', 'action', 'formAction', 'formaction']);

/** What stands in the braces of an attribute. */
function expressionOf({ value }: MdxJsxAttribute): Expression | undefined {
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Text of an attribute, also where it is written as an expression: `{'text'}` or `` {`text`} ``. */
export function writtenText(attribute: MdxJsxAttribute): string | undefined {
  if (typeof attribute.value === 'string') {
    return attribute.value;
  }
  const expression = expressionOf(attribute);
  if (expression?.type === 'Literal' && typeof expression.value === 'string') {
    return expression.value;
  }
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The value of code, if it is a number or a truth that is written out. */
export function literalOf(code: Expression | JSXEmptyExpression | undefined): Attribute['literal'] {
  if (code?.type !== 'Literal') return undefined;
  return typeof code.value === 'number' || typeof code.value === 'boolean' ? code.value : undefined;
}

/** The file that `useBaseUrl('/img/picture.svg')` gives the address of, if it is written out. */
export function siteFileOf(
  code: Expression | JSXEmptyExpression | undefined,
): Attribute['siteFile'] {
  if (code?.type !== 'CallExpression' || code.callee.type !== 'Identifier') return undefined;
  const [argument] = code.arguments;
  if (code.callee.name !== 'useBaseUrl' || argument?.type !== 'Literal') return undefined;
  const { value } = argument;
  // The hook leaves addresses of other servers as they are, and all others are below the base path.
  return typeof value === 'string' && !/^(?:[a-z][a-z+.-]*:|\/\/|#|$)/i.test(value)
    ? value.replace(/^\/?/, '/')
    : undefined;
}

/** True for an element with attributes that only running the page tells: `<Card {...props}>`. */
export function hasSpread({ attributes }: JsxElement): boolean {
  return attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
}

/** An element with its named attributes; spread attributes are unknown and left out. */
export function elementUse(node: JsxElement): ElementUse | undefined {
  if (node.name === null) {
    return undefined;
  }
  const attributes = node.attributes
    .filter((attribute) => attribute.type === 'mdxJsxAttribute')
    .map((attribute): Attribute => {
      const { line, column } = attribute.position?.start ?? startOf(node);
      const expression = expressionOf(attribute);
      const literal = literalOf(expression);
      const siteFile = siteFileOf(expression);
      const value = writtenText(attribute);
      return { name: attribute.name, value, literal, ...(siteFile && { siteFile }), line, column };
    });
  return { name: node.name, attributes, ...startOf(node) };
}

/** Addresses in the attributes of an element. */
export function linksOf({ name, attributes }: ElementUse): LinkUse[] {
  return attributes.flatMap(({ name: attribute, value, line, column }) =>
    ADDRESS_ATTRIBUTES.has(attribute) && value !== undefined
      ? [{ url: value, element: name, line, column }]
      : [],
  );
}

/** A value that an element's attribute has as a text. */
export function attributeText(element: ElementUse, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}

/** The picture of an `<img>`. */
export function imageOf(element: ElementUse): ImageUse[] {
  if (element.name !== 'img') {
    return [];
  }
  const { line, column, attributes } = element;
  const source = attributes.find(({ name }) => name === 'src');
  const url = source?.value ?? source?.siteFile ?? '';
  // The bundler resolves an expression, and an import is checked where it stands.
  if (url === '' && source && source.value === undefined) {
    return [];
  }
  return [{ url, alt: attributeText(element, 'alt') ?? '', line, column }];
}
