import { UsageError } from './UsageError';
import { unforeseen } from './debugging';

/** What a command is called, and what it says when it is not understood. */
export interface Command {
  readonly name: string;
  readonly usage: string;
}

/** Exit codes of all commands, where they don't say otherwise. */
export const exitCodes = { done: 0, failed: 1, notUnderstood: 2 } as const;

/**
 * Runs a command of this project: a command line that is not understood is told with the usage and
 * exit code 2, any other error in one line and with exit code 1, without stack trace.
 *
 * @param main - Gets the arguments; returns the exit code, or nothing for that of the process.
 */
export async function runCommand(
  { name, usage }: Command,
  main: (args: readonly string[]) => Promise<number | void> | number | void,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(usage);
      return;
    }
    const exitCode = await main(args);
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const text = isUsage ? `${name}: ${error.message}\n\n${usage}` : `${unforeseen(error)}\n`;
    process.stderr.write(text);
    process.exitCode = isUsage ? exitCodes.notUnderstood : exitCodes.failed;
  }
}
