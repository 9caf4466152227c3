import { UsageError } from './UsageError';
import { unforeseen } from './debugging';

/** What a command is called, and what there is to know of it. */
export interface Command {
  /** As `npm run` knows it. */
  readonly name: string;
  readonly usage: string;
  /** Exit code for errors that are not about the command line, if it is another one than 1. */
  readonly failed?: number;
}

/** Exit codes of all commands, where they don't say otherwise. */
export const exitCodes = { done: 0, failed: 1, notUnderstood: 2 } as const;

/**
 * What to say of a command line that is not understood. The mistake stands alone, as the usage would
 * push it out of sight; who has written nothing is told all.
 */
export function notUnderstood(
  { name, usage }: Command,
  { message }: UsageError,
  args: readonly string[],
): string {
  const more = args.length === 0 ? usage : `npm run ${name} -- --help tells more\n`;
  return `${name}: ${message}\n\n${more}`;
}

/**
 * Runs a command of this project: a command line that is not understood is told with exit code 2, any
 * other error in one line and with exit code 1, without stack trace.
 *
 * @param main - Gets the arguments; returns the exit code, or nothing for that of the process.
 */
export async function runCommand(
  command: Command,
  main: (args: readonly string[]) => Promise<number | void> | number | void,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(command.usage);
      return;
    }
    const exitCode = await main(args);
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const text = isUsage ? notUnderstood(command, error, args) : `${unforeseen(error)}\n`;
    process.stderr.write(text);
    const { failed = exitCodes.failed } = command;
    process.exitCode = isUsage ? exitCodes.notUnderstood : failed;
  }
}
