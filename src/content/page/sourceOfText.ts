import type { Text } from 'mdast';
import { startOf } from './startOf';
import type { Position } from '../problem';

/** A character of a text as it stands in the source of the page. */
export interface SourceCharacter extends Position {
  /** True if a backslash or a character reference says that no mark is meant. */
  readonly isEscaped: boolean;
}

const reference = /^&(?:#\d+|#x[\da-f]+|\w+);/i;

/**
 * The characters of a text node with their places in the source, which has what the text has not: escapes,
 * references to characters, and what a quote or list puts in front of each line.
 *
 * @param text - Source of the page.
 */
export function sourceOfText(node: Text, text: string): SourceCharacter[] {
  const source = text.slice(node.position?.start.offset, node.position?.end.offset);
  let { line, column } = startOf(node);
  let at = 0;
  const step = (length: number): void => {
    for (const character of source.slice(at, at + length)) {
      line += Number(character === '\n');
      column = character === '\n' ? 1 : column + character.length;
    }
    at += length;
  };
  // Of a character that takes two units, both stand in the same place.
  return [...node.value].flatMap((character) => {
    const isSame = (offset: number): boolean => source.startsWith(character, offset);
    let escape = '';
    while (at < source.length && !isSame(at)) {
      escape =
        isSame(at + 1) && source[at] === '\\'
          ? '\\'
          : (reference.exec(source.slice(at))?.[0] ?? '');
      if (escape) break;
      step(1);
    }
    const place = { line, column, isEscaped: escape !== '' };
    step(escape === '\\' ? 1 + character.length : escape.length || character.length);
    return Array.from({ length: character.length }, () => place);
  });
}
