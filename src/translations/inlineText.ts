import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import { isParent } from '../content/page/blocks';
import type { JsxElement } from '../content/page/jsx';

/** Attributes that say where something is, and nothing that a reader reads. */
const ADDRESS_ATTRIBUTES = new Set(['href', 'to', 'src', 'srcSet', 'poster', 'action']);

/** One space for any amount of white space, and none at the ends. */
export function squash(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function attributeText(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return `{${squash(attribute.value)}}`;
  }
  const { name, value } = attribute;
  if (value === null || value === undefined) {
    return name;
  }
  return typeof value === 'string'
    ? `${name}=${JSON.stringify(squash(value))}`
    : `${name}={${squash(value.value)}}`;
}

/** Name and attributes of an element, whatever their order; without addresses. */
export function openingTag({ name, attributes }: JsxElement): string {
  const texts = attributes
    .filter((attribute) => !('name' in attribute && ADDRESS_ATTRIBUTES.has(attribute.name)))
    .map(attributeText)
    .sort(compare);
  return `<${[name ?? '', ...texts].join(' ')}>`;
}

/** Attributes of a directive, whatever their order. */
export function directiveTag(
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>> | null | undefined,
): string {
  const texts = Object.entries(attributes ?? {}).map(([key, value]) => `${key}=${value ?? ''}`);
  return `:${[name, ...texts.sort(compare)].join(' ')}`;
}

/**
 * What a translator has to translate or to copy in running text: words, code, alternative texts, and
 * components with their attributes. Emphasis, comments, and where links lead make no difference.
 */
export function inlineText(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'break':
      return ' ';
    case 'image':
    case 'imageReference':
      return `![${node.alt ?? ''}]`;
    case 'footnoteReference':
      return `[^${node.identifier}]`;
    case 'mdxTextExpression':
      return node.data?.estree?.body.length === 0 ? '' : `{${squash(node.value)}}`;
    case 'mdxJsxTextElement':
      return `${openingTag(node)}${node.children.map(inlineText).join('')}</>`;
    case 'textDirective': {
      const label = node.children.map(inlineText).join('');
      return `${directiveTag(node.name, node.attributes)}${label && `[${label}]`}`;
    }
    case 'delete':
      return `~~${node.children.map(inlineText).join('')}~~`;
    default:
      return isParent(node) ? (node.children as PhrasingContent[]).map(inlineText).join('') : '';
  }
}

/** The text of several nodes beside each other, as one line. */
export function lineOf(nodes: readonly PhrasingContent[]): string {
  return squash(nodes.map(inlineText).join(''));
}
