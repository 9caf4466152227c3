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

function unknownWord(name: string, value: string, known: readonly string[]): ValueFault {
  return [`${name} has no value "${value}"`, knownName(value, known)];
}

/** Roles of digital publishing (`doc-tip`) and of graphics (`graphics-symbol`). */
const isOfAnotherVocabulary = (role: string): boolean => role.includes('-');

/** Roles of ARIA 1.3, which browsers know: until the library has them. */
const newRoles: readonly string[] = ['comment', 'image', 'suggestion'];

/** Roles are tried from the left, those of other vocabularies than ARIA's too. */
function unknownRole(value: string, { roles }: typeof AriaQuery): ValueFault | undefined {
  const ofLibrary = [...roles.entries()].flatMap(([role, { abstract }]) =>
    abstract || isOfAnotherVocabulary(role) ? [] : [role as string],
  );
  const known = [...ofLibrary, ...newRoles];
  const unknown = value
    .split(/\s+/)
    .find((role) => role !== '' && !isOfAnotherVocabulary(role) && !known.includes(role));
  if (unknown === undefined) return undefined;
  const guess = nearest(unknown, known);
  return [`ARIA has no role "${unknown}"`, guess ? `did you mean "${guess}"?` : 'leave it out'];
}

interface AriaValues {
  readonly known: readonly string[];
  /** Whether several may stand there, with blanks between them. */
  readonly isList: boolean;
}

/** Undefined for attributes whose text is the page's own: names, ids, and numbers. */
function valuesOfAria(name: string, { aria }: typeof AriaQuery): AriaValues | undefined {
  const property = aria.get(name as AriaQuery.ARIAProperty);
  const isToken = property?.type === 'token' || property?.type === 'tokenlist';
  const allowed = isToken ? (property.values ?? []) : [];
  const truth = property?.type === 'boolean' || property?.type === 'tristate';
  const known = [
    ...(truth ? ['true', 'false'] : []),
    ...(property?.type === 'tristate' ? ['mixed'] : []),
    ...allowed.map(String),
  ];
  return known.length > 0 ? { known, isList: property?.type === 'tokenlist' } : undefined;
}

/** The value as text. React leaves out what is false, except for ARIA. */
function valueOf(name: string, { value, literal }: Attribute): string | undefined {
  if (literal === undefined || (literal === false && !name.startsWith('aria-'))) return value;
  return String(literal);
}

/**
 * What is wrong with the value that an attribute of HTML has: browsers and screen readers pass over
 * values that they do not know, and do as if there were none.
 *
 * @param name - As React has it.
 */
export function valueFault(name: string, attribute: Attribute): ValueFault | undefined {
  const value = valueOf(name, attribute);
  if (value === undefined) return undefined;
  if (name === 'target' && windows.includes(value.toLowerCase())) {
    const fix = `did you mean "_${value.toLowerCase()}"?`;
    return [`target="${value}" opens a window of that name`, fix];
  }
  if (name === 'tabIndex' && Number(value) > 0) {
    return [
      `tabIndex ${value} comes before all else on the page, the navigation too`,
      'write 0, or move the element to where it comes in turn',
    ];
  }
  if (Object.hasOwn(words, name)) {
    const known = words[name] ?? [];
    // Unlike the values of ARIA, those of HTML may be written in capitals.
    return known.includes(value.toLowerCase()) ? undefined : unknownWord(name, value, known);
  }
  if (name !== 'role' && !name.startsWith('aria-')) return undefined;
  const ariaQuery = require('aria-query') as typeof AriaQuery;
  if (name === 'role') return unknownRole(value, ariaQuery);
  const values = valuesOfAria(name, ariaQuery);
  if (!values) return undefined;
  const { known, isList } = values;
  // A blank at the end of one that is no list makes it unknown.
  const unknown = (isList ? value.trim().split(/\s+/) : [value]).find(
    (word) => !known.includes(word),
  );
  return unknown === undefined ? undefined : unknownWord(name, unknown, known);
}
