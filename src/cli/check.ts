import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems, summary } from '../content/report';
import { checkProject } from '../content/checkProject';
import { hasErrors } from '../content/runChecks';
import { docsFolder } from '../content/site';
import { productIds } from '../products';

const usage = `Usage: npm run check -- [options]

Checks the navigation spec and all pages without building the site, and prints every problem as
  file:line:column  severity code  what is wrong -> how to fix it

Options:
  --root DIR       check the project in DIR instead of this one
  --format FORMAT  text (default) or json: a list of
                   { file, line, column, code, severity, message, fix }
  --debug          print the stack trace of an error in the checks themselves
  --help           print this text

Exit code: 0 without errors, 1 with errors, 2 if the command was not understood.
`;

/** A command line that says nothing the program can do. */
class UsageError extends Error {}

interface Options {
  readonly root: string;
  readonly format: string;
  readonly help: boolean;
}

const projectRoot = path.resolve(__dirname, '../..');

function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        root: { type: 'string', default: projectRoot },
        format: { type: 'string', default: 'text' },
        debug: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { root: path.resolve(values.root), format: values.format, help: values.help };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function assertUsable({ root, format }: Options): void {
  if (format !== 'text' && format !== 'json') {
    throw new UsageError(`--format ${format} is unknown: use text or json`);
  }
  const folders = productIds.map(docsFolder);
  if (!folders.some((folder) => fs.existsSync(path.join(root, folder)))) {
    throw new UsageError(`--root ${root} has neither ${folders.join(' nor ')}`);
  }
}

/** Runs the command and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    process.stdout.write(usage);
    return 0;
  }
  assertUsable(options);
  const { problems, pageCount } = await checkProject(options.root);
  if (options.format === 'json') {
    process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
    const lines = formatProblems(problems, isColored);
    process.stdout.write(`${lines}${lines && '\n\n'}${summary(problems, pageCount)}\n`);
  }
  return hasErrors(problems) ? 1 : 0;
}

function report(error: unknown, isDebugging: boolean): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const hint = 'run again with --debug for the stack trace';
  process.stderr.write(`${isDebugging ? stack : `the checks failed: ${message} -> ${hint}`}\n`);
  return 1;
}

const args = process.argv.slice(2);
main(args)
  .catch((error: unknown) => report(error, args.includes('--debug')))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
