import { find, hastToReact, html, svg, type Info } from 'property-information';
import { nearest } from '../../navigation/rules/nearest';
import type { Attribute, ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { valueFault } from './attributeValues';

/** Attributes that only React knows. */
const reactOnly = [
  'children',
  'dangerouslySetInnerHTML',
  'defaultChecked',
  'defaultValue',
  'key',
  'ref',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
];

/** Attributes whose text the checks of what may run on a page look at, and those that anybody may invent. */
const isOutside = (name: string): boolean => /^on|^data-/i.test(name) || name.includes(':');

/** How React calls an attribute, and what HTML says of it; nothing if HTML has none of that name. */
function attributeOf(
  name: string,
): { readonly reactName: string; readonly info: Info } | undefined {
  // A schema is a plain object, which has `constructor` and the like without being asked for them.
  const info =
    name in Object.prototype
      ? undefined
      : [html, svg].map((schema) => find(schema, name)).find(({ defined }) => defined);
  if (!info) return undefined;
  // In JSX, these stand as they do in HTML.
  const isAria = info.attribute.startsWith('aria-');
  const reactName = isAria ? info.attribute : (hastToReact[info.property] ?? info.property);
  return { reactName, info };
}

const reactNames: readonly string[] = Object.keys(html.property).flatMap(
  (property) => attributeOf(property)?.reactName ?? [],
);

/** What is wrong with an attribute, and how it is mended. */
function fault(attribute: Attribute): readonly [message: string, fix: string] | undefined {
  const { name, value } = attribute;
  if (name === 'style') {
    return value === undefined
      ? undefined
      : [
          'style is a text, with which the page can not be drawn',
          'leave it out: styles stand in src/css and in the styles of components',
        ];
  }
  if (reactOnly.includes(name) || isOutside(name)) return undefined;
  const known = attributeOf(name);
  if (!known) {
    const guess = nearest(name, reactNames);
    return [`HTML has no attribute "${name}"`, guess ? `did you mean ${guess}?` : 'leave it out'];
  }
  const { reactName, info } = known;
  if (name !== reactName) return [`JSX has no attribute "${name}"`, `write ${reactName}`];
  if (info.boolean && value === 'false') {
    return [`${name}="false" counts as true`, `leave it out, or write ${name}={false}`];
  }
  return valueFault(reactName, attribute);
}

function checkAttribute(attribute: Attribute, file: string): Problem[] {
  const [message, fix] = fault(attribute) ?? [];
  return message === undefined || fix === undefined
    ? []
    : [problemAt(file, attribute, 'content/attribute', message, fix)];
}

function isHtml({ name }: ElementUse): boolean {
  return /^[a-z][a-z0-9]*$/.test(name);
}

/** Attributes that an element has twice: the last one counts. */
function repeated({ name, attributes: given }: ElementUse, file: string): Problem[] {
  const names = new Set<string>();
  return given.flatMap((attribute) => {
    const message = `<${name}> has the attribute "${attribute.name}" twice`;
    const isRepeated = names.has(attribute.name);
    names.add(attribute.name);
    return isRepeated
      ? [problemAt(file, attribute, 'content/attribute', message, 'remove one of the two')]
      : [];
  });
}

/** Attributes that are there twice, and those of HTML that mean something else in JSX, or nothing. */
export function attributes({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) =>
    (body?.elements ?? []).flatMap((element) => [
      ...repeated(element, file),
      ...(isHtml(element)
        ? element.attributes.flatMap((attribute) => checkAttribute(attribute, file))
        : []),
    ]),
  );
}
