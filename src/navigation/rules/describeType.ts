import { isDate } from 'node:util/types';

/** What a value is, in words for a message: `the number 42`, `an empty string`, `a list`. */
export function describeType(value: unknown): string {
  if (value === '') {
    return 'an empty string';
  }
  if (typeof value === 'string') {
    return `the string ${JSON.stringify(value)}`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `the ${typeof value} ${String(value)}`;
  }
  if (isDate(value)) {
    return 'a date';
  }
  if (Array.isArray(value)) {
    return 'a list';
  }
  return value === null || value === undefined
    ? String(value)
    : `a ${typeof value}`.replace('a o', 'an o');
}
