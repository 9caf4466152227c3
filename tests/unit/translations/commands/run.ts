import { runTranslationCommand, type CommandResult } from '@site/src/translations/commands';
import type { Copy } from '../realPages';

/** Runs a command over a copy, without colours. */
export function run({ root }: Copy, ...args: string[]): Promise<CommandResult> {
  return runTranslationCommand(args, { root, isColored: false });
}

/** What a failed command says; asserts that it printed nothing else. */
export async function failure(exitCode: 1 | 2, copy: Copy, ...args: string[]): Promise<string> {
  const result = await run(copy, ...args);
  expect({ ...result, stderr: '' }).toEqual({ exitCode, stdout: '', stderr: '' });
  expect(result.stderr).not.toMatch(/^\s+at /m);
  return result.stderr;
}
