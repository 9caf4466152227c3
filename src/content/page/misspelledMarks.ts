import leven from 'leven';
import type { Code, Root } from 'mdast';
import { LINE_MARKS } from '../../remark/code-blocks/lineMarks';
import type { LocalProblem } from '../problem';
import { startOf } from './startOf';
import { visit } from './visit';

/** Comments that mark lines of a sample. */
const known = LINE_MARKS.flatMap((mark) =>
  ['next-line', 'start', 'end'].map((place) => `${mark}-${place}`),
);

/** A comment of one word with a hyphen, alone on its line. */
const COMMENT =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--)\s*([A-Za-z]+(?:-[A-Za-z]+)+)\s*(?:\*\/\}?|-->)?\s*$/;

/** Letters that a slip of the keyboard changes at most. */
const MAX_DISTANCE = 2;

function meantMark(word: string): string | undefined {
  return known.find((mark) => mark !== word && leven(mark, word.toLowerCase()) <= MAX_DISTANCE);
}

function marksIn(node: Code): LocalProblem[] {
  const start = startOf(node);
  return node.value.split('\n').flatMap((text, index) => {
    const word = COMMENT.exec(text)?.[1] ?? '';
    const meant = known.includes(word) ? undefined : meantMark(word);
    if (meant === undefined) return [];
    const at = { line: start.line + 1 + index, column: start.column + text.indexOf(word) };
    const message = `the comment "${word}" marks no line, and is shown`;
    return [{ ...at, code: 'content/line-mark', message, fix: `did you mean "${meant}"?` }];
  });
}

/** Comments in samples that were to mark lines, and are shown instead. */
export function misspelledMarks(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...marksIn(node));
  });
  return problems;
}
