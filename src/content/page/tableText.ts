import type { Nodes, Paragraph, Root, Table } from 'mdast';
import { count } from '../count';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { startOf } from './startOf';

/** A row of a table with lines at both of its ends. */
const ROW = /^\|.*\|$/;

/** The line below the first row, which says that this is a table. */
const HYPHENS = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$|^\|\s*:?-+:?\s*\|$/;

/** The frame of a table as it is drawn in other kinds of markup. */
const FRAME = /^\+(?:[-=]{2,}\+)+$/;

function linesOf({ position }: Nodes, text: string): string[] {
  const source = text.slice(position?.start.offset, position?.end.offset);
  return source.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd());
}

/** Number of cells of a line; an escaped line is a part of its cell. */
function cellCount(line: string): number {
  return line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/).length;
}

interface Slip {
  readonly message: string;
  readonly fix: string;
  /** Line of the paragraph that has it. */
  readonly index?: number;
}

const takenApart: Slip = {
  message: 'an empty line takes the table apart, so that the rest is shown as text',
  fix: 'remove the empty lines between its rows',
};

/** What keeps the lines of a paragraph from being a table, whatever stands beside it. */
function slipOf(lines: readonly string[]): Slip | undefined {
  const [first = '', second = ''] = lines;
  const frame = lines.findIndex((line) => FRAME.test(line));
  if (frame >= 0) {
    const fix = 'write rows between |, with | --- | for each column below the first';
    return { index: frame, message: 'a table with a frame of + and - is shown as text', fix };
  }
  if (HYPHENS.test(second) && first.includes('|')) {
    const parts = count(cellCount(second), 'part');
    const message = `the line of hyphens has ${parts}, and the row above it ${count(cellCount(first), 'cell')}`;
    return {
      index: 1,
      message,
      fix: 'write one part for each cell, or the table is shown as text',
    };
  }
  const row = lines.findIndex((line, at) => ROW.test(line) && lines[at + 1]?.startsWith('|'));
  const message = 'the table has no line of hyphens, so it is shown as text';
  const fix = 'write | --- | with one part for each column below the first row';
  return row < 0 ? undefined : { index: row, message, fix };
}

function isRows(node: Nodes | undefined, text: string): boolean {
  return node?.type === 'paragraph' && linesOf(node, text).every((line) => ROW.test(line));
}

/** A part of a table that an empty line parts from the table, or from another such part. */
function isParted(node: Paragraph, before: Nodes | undefined, text: string): boolean {
  const isNear = startOf(node).line - (before?.position?.end.line ?? 0) === 2;
  const isTable = before?.type === 'table' && linesOf(before, text)[0]?.startsWith('|');
  return isNear && (isTable === true || isRows(before, text)) && isRows(node, text);
}

function paragraphProblems(
  node: Paragraph,
  before: Nodes | undefined,
  text: string,
): LocalProblem[] {
  const slip = isParted(node, before, text) ? takenApart : slipOf(linesOf(node, text));
  if (!slip) return [];
  const { message, fix, index = 0 } = slip;
  const { line, column } = startOf(node);
  const at = { line: line + index, column };
  return [{ ...at, code: 'content/stray-markup', message, fix }];
}

/** Lines below a table that became rows of it, or rows that a cell with two lines breaks. */
function rowProblems({ children: [head, ...rows] }: Table, text: string): LocalProblem[] {
  const isFramed = head !== undefined && linesOf(head, text)[0]?.startsWith('|');
  const stray = isFramed && rows.find((row) => !linesOf(row, text)[0]?.startsWith('|'));
  if (!stray) return [];
  const message = 'the line became a row of the table above it';
  const fix = 'write an empty line above text, and each row in one line: <br /> breaks a cell';
  return [{ ...startOf(stray), code: 'content/table-cells', message, fix }];
}

/** Tables that were not written as such, and text that became a part of one. */
export function tableText(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const walk = (children: readonly Nodes[]): void => {
    children.forEach((node, index) => {
      if (node.type === 'paragraph') {
        problems.push(...paragraphProblems(node, children[index - 1], text));
      } else if (node.type === 'table') {
        problems.push(...rowProblems(node, text));
      } else if (isParent(node)) {
        walk(node.children as Nodes[]);
      }
    });
  };
  walk(tree.children);
  return problems;
}
