import type { Program } from 'estree';
import type {
  JSXAttribute,
  JSXIdentifier,
  JSXMemberExpression,
  JSXOpeningElement,
} from 'estree-jsx';
import { visit } from 'estree-util-visit';
import { literalOf, siteFileOf } from './jsx';
import { startOfCode } from './startOf';
import type { Attribute, ElementUse } from './types';

function nameOf(name: JSXOpeningElement['name']): string | undefined {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return undefined;
  const { object, property }: JSXMemberExpression = name;
  return `${nameOf(object) ?? ''}.${property.name}`;
}

function attributeOf(attribute: JSXAttribute): Attribute | undefined {
  const { name, value } = attribute;
  if (name.type !== 'JSXIdentifier') return undefined;
  const { name: text }: JSXIdentifier = name;
  const code = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  const siteFile = siteFileOf(code);
  const isText = value?.type === 'Literal' && typeof value.value === 'string';
  return {
    name: text,
    value: isText ? String(value.value) : undefined,
    literal: literalOf(code),
    ...(siteFile && { siteFile }),
    ...startOfCode(attribute),
  };
}

/**
 * Elements that JavaScript of a page makes: in braces, in exports, in attributes of other elements. What
 * stands for a component that the program names itself, as in `icons.map((Icon) => <Icon />)`, is left
 * out.
 */
export function elementsOf(program: Program): ElementUse[] {
  const elements: ElementUse[] = [];
  const named = new Set<string>();
  visit(program, (node) => {
    if (node.type === 'Identifier') named.add(node.name);
    if (node.type !== 'JSXOpeningElement') return;
    const name = nameOf(node.name);
    if (name === undefined) return;
    const attributes = node.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' ? (attributeOf(attribute) ?? []) : [],
    );
    elements.push({ name, attributes, ...startOfCode(node) });
  });
  return elements.filter(({ name }) => !named.has(name.split('.')[0] ?? ''));
}
