import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { idComment } from './blocks';
import { sourceOfText } from './sourceOfText';
import { visit } from './visit';

/** Hashes that close a heading where nothing stands behind them; a single one may be a name, as `F #`. */
const CLOSING = /(?<=\s)#{2,6}\s*$/;

/** Headings whose closing hashes have an id behind them, which makes text of the hashes: `## A ## {/* #a *\/}`. */
export function closedHeadings(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'heading' || idComment(node) === undefined) return;
    const before = node.children.at(-2);
    const index = before?.type === 'text' ? before.value.search(CLOSING) : -1;
    if (before?.type !== 'text' || index < 0) return;
    const first = sourceOfText(before, text)[index];
    if (!first || first.isEscaped) return;
    const { line, column } = first;
    const message = 'the hashes in front of the id do not close the heading, and are shown as text';
    const fix = 'remove them: a heading ends with its line';
    problems.push({ line, column, code: 'content/stray-markup', message, fix });
  });
  return problems;
}
