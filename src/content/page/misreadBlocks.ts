import type { Paragraph, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { startOf } from './startOf';
import { headingWithoutSpace } from './strayMarkup';
import { visit } from './visit';

interface MisreadBlock {
  /** Looked for at the start of a paragraph in the source. */
  readonly pattern: RegExp;
  /** True if lists and quotes may hold the same, and mean it. */
  readonly isOfFirstColumn?: boolean;
  readonly message: string;
  readonly fix: string;
}

const asFence = 'write three backticks above the code and below it, on lines of their own';

/** Paragraphs that were to be a heading, code, or a comment. */
const blocks: readonly MisreadBlock[] = [
  {
    // A small letter may begin the name of a channel, and a digit that of an issue.
    pattern: /^#(?=[\p{Lu}\p{Lo}])/u,
    isOfFirstColumn: true,
    message: headingWithoutSpace,
    fix: 'write ## and a space in front of its text',
  },
  {
    pattern: /^(`{3,})[^`\n]+\1$/,
    message: 'the code stands on the line of its backticks, so it is no block',
    fix: asFence,
  },
  {
    pattern: /^(['"´‘’“”])\1\1(?:[a-z]+(?=\n|$)|\n)/,
    message: 'the marks in front of the code are no backticks, so it is shown as text',
    fix: asFence,
  },
  {
    pattern: /^(?:\\`){3}(?:[a-z]+(?=\n|$)|\n)/,
    message: 'backslashes keep the backticks from beginning code',
    fix: 'write ``` without them, above the code and below it',
  },
  {
    pattern: /^\/\/[^\S\n]|^\/\*[^]*\*\/$|^%%[^\n]*%%$/,
    message: 'the comment is shown as text',
    fix: 'write {/* … */}',
  },
];

function problemsOf(paragraph: Paragraph, text: string): LocalProblem[] {
  const { position } = paragraph;
  const source = text.slice(position?.start.offset, position?.end.offset);
  const at = startOf(paragraph);
  return blocks
    .filter(({ pattern, isOfFirstColumn }) => {
      return (at.column === 1 || !isOfFirstColumn) && pattern.test(source);
    })
    .map(({ message, fix }) => ({ ...at, code: 'content/stray-markup', message, fix }));
}

/** Blocks that a slip in their first characters has made a paragraph. */
export function misreadBlocks(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph') problems.push(...problemsOf(node, text));
  });
  return problems;
}
