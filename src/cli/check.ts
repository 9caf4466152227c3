import path from 'node:path';
import { isDebugging, unforeseen } from '../command-line/debugging';
import { loadFaults } from '../command-line/loadFaults';
import { isModuleError } from '../command-line/loadProblem';
import { notUnderstood } from '../command-line/runCommand';
import { UsageError } from '../command-line/UsageError';
import { earlyEnds } from '../content/earlyEnds';
import { createFiles } from '../content/files';
import type { Problem } from '../content/problem';
import { formats, printResult } from '../content/printResult';

const root = path.resolve(__dirname, '../..');

/** What a run came to. */
interface Outcome {
  readonly exitCode: number;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** An error that is no problem of a page: a file that the checks import may not even load. */
async function failed(
  error: unknown,
  args: readonly string[],
  isLoaded: boolean,
): Promise<Outcome> {
  const problems = await loadFaults(error, {
    root,
    entries: ['src/content/checkCommand.ts'],
    isModuleError: !isLoaded || isModuleError(error),
  });
  if (problems.length === 0 || isDebugging(args)) {
    return { exitCode: 1, stderr: `${unforeseen(error)}\n` };
  }
  return { exitCode: 1, stdout: printed(problems, args) };
}

type Command = typeof import('../content/checkCommand');

async function run(
  { checkUsage, runCheckCommand }: Command,
  args: readonly string[],
): Promise<Outcome> {
  if (args.includes('--help')) {
    return { exitCode: 0, stdout: checkUsage };
  }
  try {
    const isColored = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
    return await runCheckCommand(args, { root, isColored });
  } catch (error) {
    if (error instanceof UsageError) {
      const command = { name: 'check', usage: checkUsage };
      return { exitCode: 2, stderr: notUnderstood(command, error, args) };
    }
    return await failed(error, args, true);
  }
}

/** The checks import files that they check, such as the list of products. */
async function loadAndRun(args: readonly string[]): Promise<Outcome> {
  let command: Command;
  try {
    command = await import('../content/checkCommand');
  } catch (error) {
    return await failed(error, args, false);
  }
  return run(command, args);
}

/** Problems as the command line asks for them, where it could not be read. */
function printed(problems: readonly Problem[], args: readonly string[]): string {
  const asked = /--format[= ](\w+)/.exec(args.join(' '))?.[1];
  const format = formats.find((name) => name === asked);
  return printResult({ problems, pageCount: 0, unchecked: ['everything else'] }, format);
}

/** A file that is run to be checked may end the program, or wait for what never comes. */
function onEarlyEnd(): void {
  const problems = earlyEnds(createFiles(root));
  if (problems.length > 0) {
    process.stdout.write(printed(problems, process.argv.slice(2)));
  } else {
    const what = 'the checks ended before they were done';
    const fix = 'look for process.exit and top-level await in src/navigation and what it imports';
    process.stderr.write(`${what} -> ${fix}\n`);
  }
  process.exitCode = 1;
}

/** Has what the files print that are run stand beside the output, which programs may read. */
function keepOutputClean(): () => void {
  const { stdout, stderr } = process;
  const own = stdout.write;
  stdout.write = stderr.write.bind(stderr);
  return () => {
    stdout.write = own;
  };
}

async function main(args: readonly string[]): Promise<void> {
  const release = keepOutputClean();
  const onExit = (): void => {
    release();
    onEarlyEnd();
  };
  process.once('exit', onExit);
  const { exitCode, stdout, stderr } = await loadAndRun(args);
  process.off('exit', onExit);
  release();
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? '');
  process.exitCode = exitCode;
}

void main(process.argv.slice(2));
