import type { Root, Table, TableRow } from 'mdast';
import { visit } from './visit';
import { startOf } from './startOf';
import type { LocalProblem } from '../problem';
import { count } from '../count';

/** True for a row that is written between lines; others are text that became a row. */
function isFramed(row: TableRow, text: string): boolean {
  return text[row.position?.start.offset ?? 0] === '|';
}

/** Cells that a row has not: those behind it move to the left, and the last ones are empty. */
function missingCells(
  row: TableRow,
  below: TableRow | undefined,
  columns: number,
  text: string,
): LocalProblem[] {
  // What a cell of two lines breaks is told of the second of them.
  const isWhole = isFramed(row, text) && (!below || isFramed(below, text));
  if (!isWhole || row.children.length >= columns) return [];
  const message = `the row has ${count(row.children.length, 'cell')}, and the table ${count(columns, 'column')}`;
  const fix = 'write a cell for each column: one without text is a space between two lines';
  return [{ ...startOf(row), code: 'content/table-cells', message, fix }];
}

function rowProblems({ children: [head, ...rows] }: Table, text: string): LocalProblem[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row, index) => {
    const surplus = row.children[columns];
    if (!surplus) {
      return missingCells(row, rows[index + 1], columns, text);
    }
    const message = `the row has ${count(row.children.length, 'cell')}, and the table ${count(columns, 'column')}`;
    const fix = 'write \\| for a vertical line in a cell, or add a column: the rest is not shown';
    return [{ ...startOf(surplus), code: 'content/table-cells', message, fix }];
  });
}

/** Rows with more cells than their table has columns, which readers would not see, or with fewer. */
export function tableProblems(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') {
      problems.push(...rowProblems(node, text));
    }
  });
  return problems;
}
