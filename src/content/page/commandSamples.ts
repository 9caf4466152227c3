import type { Code, Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { packageManagerFaults } from './packageManagers';
import { startOf } from './startOf';
import { visit } from './visit';

interface CommandSlip {
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
}

/** What no command of npm starts with, from which the tabs of other package managers are made. */
const slips: readonly CommandSlip[] = [
  {
    pattern: /^\s*[$>]\s+(?=\S)/,
    message: 'the command starts with the prompt of a terminal, so its tabs are not made',
    fix: 'leave the prompt out',
  },
  {
    pattern: /^\s*(?:yarn|pnpm|pnpx|bunx?)(?=\s|$)/,
    message: 'the command is not in the form of npm, of which the other tabs are made',
    fix: 'write it with npm or npx',
  },
];

const SHELLS = ['bash', 'sh', 'shell'];

function commandProblems(node: Code): LocalProblem[] {
  const start = startOf(node);
  return node.value.split('\n').flatMap((text, index) =>
    slips
      .filter(({ pattern }) => pattern.test(text))
      .map(({ message, fix }) => ({
        line: start.line + 1 + index,
        column: start.column + text.search(/\S/),
        code: 'content/command-sample',
        message,
        fix,
      })),
  );
}

/** What no shell understands, or does something else with than was meant. */
function managerProblems(node: Code): LocalProblem[] {
  const start = startOf(node);
  return node.value.split('\n').flatMap((text, index) =>
    packageManagerFaults(text).map(({ offset, message, fix }) => ({
      line: start.line + 1 + index,
      column: start.column + offset,
      code: 'content/command-sample',
      message,
      fix,
    })),
  );
}

/**
 * Commands with misspelled package managers, and those that are shown for every package manager and can not
 * be made into those of another.
 */
export function commandSamples(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'code' || !SHELLS.includes(node.lang ?? '')) return;
    problems.push(...managerProblems(node));
    if (/\bnpm2yarn\b/.test(node.meta ?? '')) problems.push(...commandProblems(node));
  });
  return problems;
}
