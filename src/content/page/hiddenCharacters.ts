import type { LocalProblem } from '../problem';
import { positionAt } from './decode';

/** Characters that nobody sees and that change what is shown, found, or copied, or that no font has. */
const HIDDEN =
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFD]/gu;

/** Why a character may not stand in a page. */
function reasonFor(character: string): readonly [what: string, fix: string] {
  if (character === '\uFFFD') {
    return ['a character was lost when the file was converted', 'write the character anew'];
  }
  if (/[\u202A-\u202E\u2066-\u2069]/.test(character)) {
    return ['an invisible character turns the direction of the text', 'delete it'];
  }
  if (/[\u2028\u2029]/.test(character)) {
    return ['an invisible line separator', 'delete it, and break the line as usual'];
  }
  if (/[\uE000-\uF8FF]/.test(character)) {
    const fix = 'delete it, or write a hyphen and a space for the mark of an item of a list';
    return ['a character of a font of symbols, which shows nothing here', fix];
  }
  return ['an invisible character', 'delete it; it often comes along with pasted text'];
}

function codePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Hidden characters of a text, the first of each line: pasted text has many. */
export function hiddenCharacters(text: string): LocalProblem[] {
  const lines = new Set<number>();
  return [...text.matchAll(HIDDEN)].flatMap(({ 0: character, index }) => {
    const position = positionAt(text, index);
    if (lines.has(position.line)) {
      return [];
    }
    lines.add(position.line);
    const [what, fix] = reasonFor(character);
    const message = `${what} (${codePoint(character)})`;
    return [{ ...position, code: 'content/hidden-character', message, fix }];
  });
}
