import type * as AriaQuery from 'aria-query';
import { knownName, nearest } from '../../navigation/rules/nearest';
import type { Attribute } from '../page/types';

/** What is wrong with a value, and how it is mended. */
type ValueFault = readonly [message: string, fix: string];

/** Values that HTML knows for attributes in which browsers take any other for none. */
const words: Readonly<Record<string, readonly string[]>> = {
  decoding: ['async', 'auto', 'sync'],
  dir: ['auto', 'ltr', 'rtl'],
  fetchPriority: ['auto', 'high', 'low'],
  loading: ['eager', 'lazy'],
  scope: ['col', 'colgroup', 'row', 'rowgroup'],
};

/** Windows that HTML knows by a name with an underscore in front; any other opens one of that name. */
const windows: readonly string[] = ['blank', 'parent', 'self', 'top'];

function unknownWord(name: string, value: string, known: readonly string[]): ValueFault[] {
  return known.includes(value)
    ? []
    : [[`${name} has no value "${value}"`, knownName(value, known)]];
}

/** Roles of digital publishing (`doc-tip`), of graphics, and of those to come. */
const isOfAnotherVocabulary = (role: string): boolean => role.includes('-');

/** Roles are tried from the left, those of other vocabularies than ARIA's too. */
function unknownRoles(value: string, { roles }: typeof AriaQuery): ValueFault[] {
  const known = [...roles.entries()].flatMap(([role, { abstract }]) =>
    abstract || isOfAnotherVocabulary(role) ? [] : [role as string],
  );
  return value
    .split(/\s+/)
    .filter((role) => role !== '' && !isOfAnotherVocabulary(role) && !known.includes(role))
    .map((role) => {
      const guess = nearest(role, known);
      return [`ARIA has no role "${role}"`, guess ? `did you mean "${guess}"?` : 'leave it out'];
    });
}

function valuesOfAria(name: string, { aria }: typeof AriaQuery): readonly string[] | undefined {
  const property = aria.get(name as AriaQuery.ARIAProperty);
  const isToken = property?.type === 'token' || property?.type === 'tokenlist';
  const allowed = isToken ? (property.values ?? []) : [];
  const truth = property?.type === 'boolean' || property?.type === 'tristate';
  const values = [
    ...(truth ? ['true', 'false'] : []),
    ...(property?.type === 'tristate' ? ['mixed'] : []),
    ...allowed.map(String),
  ];
  return values.length > 0 ? values : undefined;
}

/**
 * What is wrong with the text that an attribute of HTML has: browsers and screen readers pass over
 * values that they do not know, and do as if there were none.
 *
 * @param name - As React has it.
 */
export function valueFault(name: string, { value }: Attribute): ValueFault | undefined {
  if (value === undefined) return undefined;
  if (name === 'target' && windows.includes(value)) {
    return [`target="${value}" opens a window of that name`, `did you mean "_${value}"?`];
  }
  if (name === 'tabIndex' && Number(value) > 0) {
    return [
      `tabIndex="${value}" comes before all else on the page, the navigation too`,
      'write 0, or move the element to where it comes in turn',
    ];
  }
  if (Object.hasOwn(words, name)) {
    return unknownWord(name, value.toLowerCase(), words[name] ?? [])[0];
  }
  if (name !== 'role' && !name.startsWith('aria-')) return undefined;
  const ariaQuery = require('aria-query') as typeof AriaQuery;
  if (name === 'role') return unknownRoles(value, ariaQuery)[0];
  const known = valuesOfAria(name, ariaQuery);
  return known && value.split(/\s+/).flatMap((word) => unknownWord(name, word, known))[0];
}
