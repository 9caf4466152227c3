import type { ParseMdx } from './mdxParser';

/** Lines that a statement of a page has at most, of those that are looked at here. */
const MAX_LINES = 20;

function isWhole(statement: string, parseMdx: ParseMdx): boolean {
  try {
    parseMdx(statement);
    return true;
  } catch {
    return false;
  }
}

/**
 * The line right below a whole statement, which is read as a part of it; undefined if the statement itself
 * is what is wrong.
 *
 * @param start - The line in which the statement starts, counted from 1.
 */
export function missingEmptyLine(
  text: string,
  start: number,
  parseMdx: ParseMdx,
): number | undefined {
  const lines = text.split('\n', start + MAX_LINES).slice(start - 1);
  const end = lines.findIndex((line) => line.trim() === '');
  const block = end < 0 ? lines : lines.slice(0, end);
  // The statement alone is sound, and so it is the line below that is not.
  const count = block.findIndex(
    (_line, index) => index > 0 && isWhole(block.slice(0, index).join('\n'), parseMdx),
  );
  return count < 0 ? undefined : start + count;
}
