import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { startOf } from './startOf';
import { visit } from './visit';

/** Brackets of a task with a slip: nothing inside, a space too many, or none behind. */
const TASK = /^\[(?: ?[xX] ?| *)\](?=[\s\p{L}\d])/u;

/** Items of lists that were to be tasks, and show their brackets as text. */
export function brokenTasks(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    const [paragraph] = node.type === 'listItem' ? node.children : [];
    const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    if (node.type !== 'listItem' || typeof node.checked === 'boolean' || first?.type !== 'text') {
      return;
    }
    const start = first.position?.start.offset ?? 0;
    const [found] = TASK.exec(text.slice(start, start + 10)) ?? [];
    if (found === undefined) return;
    const message = `"${found}" makes no task, and is shown as text`;
    const fix = `write ${/x/i.test(found) ? '[x]' : '[ ]'} and a space in front of the text`;
    problems.push({ ...startOf(first), code: 'content/stray-markup', message, fix });
  });
  return problems;
}
