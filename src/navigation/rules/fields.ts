import { knownName, nearest } from './nearest';
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

/** True for a field that nobody knows, and that stands for the path of the entry. */
function isMeantAsPathname({ entry }: EntryVisit, field: string): boolean {
  if ('pathname' in entry || Object.hasOwn(fieldRules, field)) return false;
  const value = entry[field];
  const isPath = typeof value === 'string' && value.startsWith('/');
  return isPath || nearest(field, Object.keys(fieldRules)) === 'pathname';
}

/** How an entry without pathname is named. */
function labelName({ entry }: EntryVisit): string {
  const label = entry.title ?? entry.subheader;
  return typeof label === 'string' ? `the entry "${label}"` : 'an entry';
}

function checkField(visit: EntryVisit, field: string): NavigationProblem[] {
  const at = { ...visit.at, field };
  const value = visit.entry[field];
  const rule = Object.hasOwn(fieldRules, field) ? fieldRules[field] : undefined;
  if (!rule) {
    const isPathname = isMeantAsPathname(visit, field);
    const fix = isPathname ? 'did you mean "pathname"?' : knownName(field, Object.keys(fieldRules));
    const name = isPathname ? labelName(visit) : entryName(visit);
    const message = `${name} has an unknown field "${field}"`;
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
export function checkMissingPathname(visit: EntryVisit): NavigationProblem[] {
  const { entry, at } = visit;
  // Of a misspelled field, the name alone is told.
  const isThere = Object.keys(entry).some((field) => isMeantAsPathname(visit, field));
  if ('pathname' in entry || isThere) {
    return [];
  }
  return [
    {
      code: 'nav/missing-pathname',
      message: `${labelName(visit)} has no pathname`,
      fix: `add pathname: '/${at.product}/…'`,
      at,
    },
  ];
}
