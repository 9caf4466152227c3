import type { Position } from '../problem';
import { positionAt } from './decode';

/** A part of a text, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Offset of a position in a text. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** The line that an offset is in, without its end. */
export function lineAt(text: string, offset: number): Range {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', from);
  return { from, to: end < 0 ? text.length : end };
}

/** An empty line, and marks of fences and admonitions, which have to stay in pairs. */
const BOUND = /^[\s>]*(?:$|[`~:]{3})/;

/** The lines around an offset that belong together; none if its own line has to stay. */
export function blockAt(text: string, offset: number): Range | undefined {
  const lines = text.split('\n');
  const { line } = positionAt(text, offset);
  const isBound = (one: string | undefined): boolean => one === undefined || BOUND.test(one);
  if (isBound(lines[line - 1])) return undefined;
  let first = line;
  let last = line;
  while (!isBound(lines[first - 2])) first -= 1;
  while (!isBound(lines[last])) last += 1;
  const from = offsetOf(text, { line: first, column: 1 });
  return { from, to: offsetOf(text, { line: last + 1, column: 1 }) - 1 };
}

/** The start of an item of a list, and of a row of a table. */
const ITEM = /^[\s>]*(?:[-*+]\s|\d{1,9}[.)]\s|\|(?!\|))/;

/** The lines of a block that are one item of its list, or one row of its table, with a place in it. */
export function itemAt(text: string, block: Range, offset: number): Range {
  let { from } = lineAt(text, offset);
  while (from > block.from && !ITEM.test(text.slice(from, lineAt(text, from).to))) {
    ({ from } = lineAt(text, from - 1));
  }
  let { to } = lineAt(text, offset);
  while (to < block.to && !ITEM.test(text.slice(to + 1, lineAt(text, to + 1).to))) {
    ({ to } = lineAt(text, to + 1));
  }
  return { from, to };
}
