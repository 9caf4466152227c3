import { systemFault } from './systemFault';

/** Environment variable that shows stack traces; the option `--debug` of a command does too. */
export const debugVariable = 'DOCS_DEBUG';

/** True if whoever runs the program wants to see where in it an error was thrown. */
export function isDebugging(
  args: readonly string[] = process.argv,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return args.includes('--debug') || Boolean(environment[debugVariable]);
}

/** What to say of an error that nobody has foreseen: its message, and the way to its stack trace. */
export function unforeseen(error: unknown, isShown = isDebugging()): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (isShown) return stack ?? message;
  // Errors of the project's own end in a fix; of others the first line has to do.
  const hint = `run again with ${debugVariable}=1 for the stack trace`;
  const said = message.includes(' -> ') ? message : `${message.trim()} -> ${hint}`;
  return systemFault(error) ?? said;
}
