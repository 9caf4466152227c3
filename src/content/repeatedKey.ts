import { parseDocument } from 'yaml';
import { positionAt } from './page/decode';
import type { JsonFault } from './jsonFault';

/**
 * The first key that stands twice in one object of a text that is JSON: its parser takes the later one
 * without a word.
 */
export function repeatedKey(text: string): JsonFault | undefined {
  // JSON is YAML too, and the YAML library tells of keys.
  const { errors } = parseDocument(text, { logLevel: 'error' });
  const error = errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (!error) return undefined;
  const [offset] = error.pos;
  const [key] = /^"(?:\\.|[^"\\])*"/.exec(text.slice(offset)) ?? [''];
  return {
    ...positionAt(text, offset),
    message: `${key} stands in this object already, and only the later one counts`,
    fix: 'remove one of the two',
  };
}
