import type { Code, InlineCode, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { positionAt } from './decode';
import { visit } from './visit';

interface TypesetCharacter {
  readonly pattern: RegExp;
  /** True if it is a mistake in commands alone: a program may well print such quotes. */
  readonly isOfCommands?: boolean;
  readonly message: string;
  readonly fix: string;
}

/** What word processors, and pages that are copied from, make of the characters of code. */
const characters: readonly TypesetCharacter[] = [
  {
    pattern: /[\u00A0\u2007\u202F]/,
    message: 'the space in the code is one that never breaks, which programs take for no space',
    fix: 'write a plain space',
  },
  {
    pattern: /(?<=^|\s)-?[\u2010-\u2014]+-?(?=[A-Za-z])/m,
    message: 'the option in the code starts with a dash of text',
    fix: 'write - or --',
  },
  {
    pattern: /[\u2018\u2019\u201C\u201D]/,
    isOfCommands: true,
    message: 'the quote in the command is typographic, which no shell takes for a quote',
    fix: 'write \' or "',
  },
];

const shells = ['bash', 'console', 'powershell', 'sh', 'shell', 'zsh'];

/** Where the code itself starts in the source: the first line of a fence may have a title for readers. */
function codeStart(node: Code | InlineCode, source: string): number {
  const opening = node.type === 'code' ? /^(?:```|~~~).*/ : /^`+/;
  return opening.exec(source)?.[0].length ?? 0;
}

function problemsIn(node: Code | InlineCode, text: string): LocalProblem[] {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  const start = codeStart(node, source);
  const isCommand = node.type === 'code' && shells.includes(node.lang ?? '');
  return characters
    .filter(({ isOfCommands }) => isCommand || !isOfCommands)
    .flatMap(({ pattern, message, fix }) => {
      const index = source.slice(start).search(pattern);
      return index < 0
        ? []
        : [
            {
              ...positionAt(text, from + start + index),
              code: 'content/typeset-code',
              message,
              fix,
            },
          ];
    });
}

/** Characters of typography in code, which somebody who copies the code can not use. */
export function typesetCode(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      problems.push(...problemsIn(node, text));
    }
  });
  return problems;
}
