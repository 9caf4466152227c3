import path from 'node:path';
import { unforeseen } from '../command-line/debugging';
import { loadProblem } from '../command-line/loadProblem';
import { UsageError } from '../command-line/UsageError';
import { formatProblem } from '../content/problem';

const root = path.resolve(__dirname, '../..');

/** The checks import files that they check, such as the list of products: they may not even load. */
async function load(): Promise<typeof import('../content/checkCommand') | undefined> {
  try {
    return await import('../content/checkCommand');
  } catch (error) {
    const problem = loadProblem(error, root);
    process.stdout.write(`${problem ? formatProblem(problem) : unforeseen(error)}\n`);
    return undefined;
  }
}

/** Runs the command and returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const command = await load();
  if (!command) {
    return 1;
  }
  if (args.includes('--help')) {
    process.stdout.write(command.checkUsage);
    return 0;
  }
  try {
    const isColored = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
    const { exitCode, stdout } = await command.runCheckCommand(args, { root, isColored });
    process.stdout.write(stdout);
    return exitCode;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(
      isUsage ? `check: ${error.message}\n\n${command.checkUsage}` : `${unforeseen(error)}\n`,
    );
    return isUsage ? 2 : 1;
  }
}

void main(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
