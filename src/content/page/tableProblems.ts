import type { Root, Table } from 'mdast';
import { visit } from './visit';
import { startOf } from './startOf';
import type { LocalProblem } from '../problem';
import { count } from '../count';

function rowProblems({ children: [head, ...rows] }: Table): LocalProblem[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({ children }) => {
    const surplus = children[columns];
    if (!surplus) {
      return [];
    }
    const message = `the row has ${count(children.length, 'cell')}, and the table ${count(columns, 'column')}`;
    const fix = 'write \\| for a vertical line in a cell, or add a column: the rest is not shown';
    return [{ ...startOf(surplus), code: 'content/table-cells', message, fix }];
  });
}

/** Rows with more cells than their table has columns: readers would not see the rest. */
export function tableProblems(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') {
      problems.push(...rowProblems(node));
    }
  });
  return problems;
}
