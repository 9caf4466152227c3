import { knownName } from './nearest';
import { describeType } from './describeType';
import type { NavigationProblem } from './problem';
import { entryName, type EntryVisit } from './walk';

interface FieldRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The fields of `NavigationPage`, as a running program can test them. */
const fieldRules: Readonly<Record<string, FieldRule>> = {
  pathname: { accepts: isText, expected: "a path such as '/core/introduction/overview'" },
  title: { accepts: isText, expected: 'a text, or leave the field out' },
  subheader: { accepts: isText, expected: 'a text, or leave the field out' },
  children: { accepts: Array.isArray, expected: 'a list of entries' },
  newFeature: { accepts: (value) => typeof value === 'boolean', expected: 'true or false' },
};

function checkField(visit: EntryVisit, field: string): NavigationProblem[] {
  const at = { ...visit.at, field };
  const value = visit.entry[field];
  const rule = Object.hasOwn(fieldRules, field) ? fieldRules[field] : undefined;
  if (!rule) {
    const fix = knownName(field, Object.keys(fieldRules));
    const message = `${entryName(visit)} has an unknown field "${field}"`;
    return [{ code: 'nav/unknown-field', message, fix, at: { ...at, isFieldName: true } }];
  }
  // An optional field that is undefined is a field that is left out.
  if (rule.accepts(value) || (value === undefined && field !== 'pathname')) {
    return [];
  }
  const message = `${field} of ${entryName(visit)} is ${describeType(value)}`;
  return [{ code: 'nav/wrong-type', message, fix: `write ${rule.expected}`, at }];
}

/** Unknown fields, and fields of a wrong type. */
export function checkFields(visit: EntryVisit): NavigationProblem[] {
  return Object.keys(visit.entry).flatMap((field) => checkField(visit, field));
}

/** An entry is found by its pathname alone. */
export function checkMissingPathname({ entry, at }: EntryVisit): NavigationProblem[] {
  if ('pathname' in entry) {
    return [];
  }
  const label = entry.title ?? entry.subheader;
  const name = typeof label === 'string' ? `the entry "${label}"` : 'an entry';
  return [
    {
      code: 'nav/missing-pathname',
      message: `${name} has no pathname`,
      fix: `add pathname: '/${at.product}/…'`,
      at,
    },
  ];
}
