import { nearest } from '../../navigation/rules/nearest';
import { componentAttributes, type ComponentAttributes } from '../mdxComponents';
import type { ElementUse } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const code = 'content/attribute';

function isDescribed(name: string): name is keyof typeof componentAttributes {
  return Object.hasOwn(componentAttributes, name);
}

function unknownAttributes(element: ElementUse, known: readonly string[], file: string): Problem[] {
  return (
    element.attributes
      // Of handlers tells the check of what may run on a page.
      .filter(({ name }) => !known.includes(name) && !/^on[A-Z]/.test(name))
      .map((attribute) => {
        const message = `<${element.name}> has no attribute "${attribute.name}"`;
        const meant = nearest(attribute.name, known);
        const others = known.length > 0 ? `use one of ${known.join(', ')}` : 'leave it out';
        const fix = meant ? `did you mean "${meant}"?` : others;
        return problemAt(file, attribute, code, message, fix);
      })
  );
}

function missingAttributes(
  element: ElementUse,
  needed: readonly string[],
  file: string,
): Problem[] {
  return needed
    .filter((name) => {
      const given = element.attributes.find((attribute) => attribute.name === name);
      // An expression has no text here, and may come to one. An address without text is told as a link.
      return !given || (name !== 'href' && given.value?.trim() === '');
    })
    .map((name) =>
      problemAt(file, element, code, `<${element.name}> has no ${name}`, `add ${name}="…"`),
    );
}

function elementProblems(element: ElementUse, file: string): Problem[] {
  if (!isDescribed(element.name)) return [];
  const { needed = [], optional = [] }: ComponentAttributes = componentAttributes[element.name];
  return [
    ...unknownAttributes(element, [...needed, ...optional], file),
    ...missingAttributes(element, needed, file),
  ];
}

/** Attributes that a component would silently pass over, and those without which it shows nothing. */
export function attributesOfComponents({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) => {
    // What a page imports or writes itself may be another component of that name.
    const own = body?.declared ?? [];
    return (body?.elements ?? [])
      .filter(({ name }) => !own.includes(name))
      .flatMap((element) => elementProblems(element, file));
  });
}
