import type { Root, Text } from 'mdast';
import { addressSlip } from './addressSlip';
import { startOf } from './startOf';
import { visit } from './visit';
import type { LocalProblem, Position } from '../problem';

interface Slip {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly fix: string | ((found: string) => string);
}

/** Markdown that did not become what its author meant, and would be shown with its marks. */
const slips: readonly Slip[] = [
  {
    // The parser of GFM makes a link of a bare address inside the parentheses, so they may not end here.
    pattern: /\[[^\][]+\][ \n]\((?=[./#\w])[^)\s]*\)/g,
    message: (found) =>
      `a ${found.includes('\n') ? 'new line' : 'space'} keeps this from being a link`,
    fix: 'write [text](address) without a space between the two',
  },
  {
    pattern: /\]\([^)]*\s[^)]*\)/g,
    message: (found) => addressSlip(found.slice(2)).message,
    fix: (found) => addressSlip(found.slice(2)).fix,
  },
  {
    pattern: /\[[^\][]+\]\((?:https?:\/\/|[./#])[^)\n]*$/gm,
    message: () => 'the parenthesis that ends the address of the link is missing',
    fix: 'write [text](address)',
  },
  {
    pattern: /\([^()\n]+\)\[(?:https?:\/\/|[./#])[^\]\s]*\]/g,
    message: () => 'brackets and parentheses of the link are the wrong way round',
    fix: 'write [text](address)',
  },
  {
    pattern: /\[\[[^\][]+\]\]/g,
    message: (found) => `${found} is a link of wikis, and is shown as text`,
    fix: 'write [text](./page.mdx)',
  },
  {
    pattern: /^#{2,}(?:[^\s#]|#* )/gm,
    message: (found) =>
      /^#{7}/.test(found)
        ? 'headings have six levels at most'
        : 'a space is missing in the heading',
    fix: 'write ## and a space in front of its text',
  },
  {
    pattern: /\[\^[\w-]+\]/g,
    message: (found) => `the footnote ${found} has no text`,
    fix: 'add a paragraph that starts with the same mark and a colon',
  },
  {
    pattern: /\[[^\][]+\]\[[^\][]*\]/g,
    message: (found) => `the reference ${found} has no definition, so it is shown as text`,
    fix: 'add a line such as [name]: ./page.mdx, or write [text](address)',
  },
];

/** Where a part of a text node stands; characters that were escaped may be before it. */
function positionIn(node: Text, offset: number, lines: readonly string[]): Position {
  const start = startOf(node);
  const before = node.value.slice(0, offset).split('\n');
  const line = start.line + before.length - 1;
  const found = node.value.slice(offset, offset + 8);
  const from = before.length > 1 ? 0 : start.column - 1;
  const column = (lines[line - 1]?.indexOf(found, from) ?? -1) + 1;
  return { line, column: column || (before.length > 1 ? 1 : start.column) };
}

/** What was escaped in the source is meant as it is. */
function isWritten(found: string, lines: readonly string[]): boolean {
  const isTorn = /\]\n\(/.test(found);
  return isTorn ? lines.join('\n').includes(found) : lines.some((line) => line.includes(found));
}

function slipsIn(node: Text, lines: readonly string[]): LocalProblem[] {
  return slips.flatMap(({ pattern, message, fix }) =>
    [...node.value.matchAll(pattern)]
      .filter(({ 0: found }) => isWritten(found, lines))
      .map(({ 0: found, index = 0 }) => ({
        ...positionIn(node, index, lines),
        code: 'content/stray-markup',
        message: message(found),
        fix: typeof fix === 'string' ? fix : fix(found),
      })),
  );
}

/** Links, references, and footnotes that a slip has made plain text. */
export function strayMarkup(tree: Root, text: string): LocalProblem[] {
  const lines = text.split(/\r?\n/);
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') {
      problems.push(...slipsIn(node, lines));
    }
    if (node.type === 'link' && node.children.length === 0) {
      const message = 'the link has no text, so nobody can follow it';
      const fix = 'write what it leads to into the brackets';
      problems.push({ ...startOf(node), code: 'content/stray-markup', message, fix });
    }
  });
  return problems;
}
