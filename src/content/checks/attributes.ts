import type { Attribute, ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Names of HTML that React calls otherwise. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  frameborder: 'frameBorder',
  allowfullscreen: 'allowFullScreen',
};

function checkAttribute(attribute: Attribute, file: string): Problem[] {
  const { name, value } = attribute;
  if (name === 'style' && value !== undefined) {
    const message = 'style is a text, with which the page can not be drawn';
    const fix = 'leave it out: styles stand in src/css and in the styles of components';
    return [problemAt(file, attribute, 'content/attribute', message, fix)];
  }
  const meant = Object.hasOwn(reactNames, name) ? reactNames[name] : undefined;
  return meant
    ? [
        problemAt(
          file,
          attribute,
          'content/attribute',
          `JSX has no attribute "${name}"`,
          `write ${meant}`,
        ),
      ]
    : [];
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
