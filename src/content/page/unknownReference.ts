import { nearest } from '../../navigation/rules/nearest';
import type { LiteralMark } from './literalMark';

/** Names of characters that people write, of those long enough for a slip to be told from a word. */
const COMMON = ['copy', 'hellip', 'mdash', 'nbsp', 'ndash', 'quot', 'rarr', 'times', 'trade'];

/** Between letters, as in `AT&T;`, an ampersand means "and", unless a well-known name was misspelled. */
function isReference(found: string, before: string): boolean {
  const name = found.slice(1, -1);
  return !/[\p{L}\d]$/u.test(before) || (name.length > 3 && nearest(name, COMMON) !== undefined);
}

/** What looks like the name of a character. One or two letters are the end of a name such as `Q&A`. */
export const unknownReference: LiteralMark = {
  pattern: /(?<!\\)&[A-Za-z][A-Za-z0-9]{2,};/g,
  isMark: isReference,
  message: (found) => `${found} is no character that HTML knows, so it is shown as text`,
  fix: 'correct the name, or write the character itself',
};
