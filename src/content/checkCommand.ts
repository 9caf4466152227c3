import fs from 'node:fs';
import path from 'node:path';
import { oneOf, readArguments } from '../command-line/readArguments';
import { UsageError } from '../command-line/UsageError';
import { productIds } from '../products';
import { checkProject } from './checkProject';
import { ownLanguageProblems } from './ownLanguages';
import { ownProductProblems } from './ownProducts';
import { formats, printResult } from './printResult';
import { hasErrors, type CheckResult } from './runChecks';
import { docsFolder } from './site';

export const checkUsage = `Usage: npm run check -- [options]

Checks the navigation spec and all pages without building the site, and prints every problem as
  file:line:column  severity rule  what is wrong -> how to fix it

Options:
  --root DIR       check the project in DIR instead of this one
  --format FORMAT  text (default);
                   json: a list of { file, line, column, rule, severity, message, fix }, which
                   src/content/problems.schema.json describes; use npm run --silent check;
                   github: annotations of GitHub Actions
  --debug          print the stack trace of an error in the checks themselves
  --help           print this text

Exit code: 0 without errors, 1 with errors, 2 if the command was not understood.
`;

/** Where a command runs. */
export interface CheckEnvironment {
  /** The project, unless `--root` names another one. */
  readonly root: string;
  readonly isColored: boolean;
}

/** What a run prints, and how it ends. */
export interface CheckOutput {
  readonly exitCode: number;
  readonly stdout: string;
}

function assertProject(root: string): void {
  const folders = productIds.map(docsFolder);
  if (!folders.some((folder) => fs.existsSync(path.join(root, folder)))) {
    const what = `--root ${root} has neither ${folders.join(' nor ')}`;
    throw new UsageError(`${what} -> name the folder of the project`);
  }
}

/** Checks a project, as far as the lists of products and languages let it be checked. */
async function checkAll(project: string): Promise<CheckResult> {
  const problems = [...ownProductProblems(), ...ownLanguageProblems()];
  return problems.length > 0
    ? { problems, pageCount: 0, unchecked: ['everything else, which asks these lists'] }
    : checkProject(project, { withConfiguration: true });
}

/**
 * Runs `npm run check`.
 *
 * @throws {UsageError} if the command line is not understood.
 */
export async function runCheckCommand(
  args: readonly string[],
  { root, isColored }: CheckEnvironment,
): Promise<CheckOutput> {
  const { values } = readArguments({
    args: [...args],
    options: {
      root: { type: 'string', default: root },
      format: { type: 'string', default: 'text' },
      debug: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const format = oneOf('format', values.format, formats);
  const project = path.resolve(values.root);
  assertProject(project);
  const result = await checkAll(project);
  const exitCode = hasErrors(result.problems) ? 1 : 0;
  return { exitCode, stdout: printResult(result, format, isColored) };
}
