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

/** What a command line that is not understood is told, without what every one of them is told. */
export async function mistake(copy: Copy, ...args: string[]): Promise<string> {
  const text = await failure(2, copy, ...args);
  const [, line = ''] =
    /^i18n: (.*\n)\n(?:npm run i18n -- --help|Usage: npm run i18n)/.exec(text) ?? [];
  return line;
}
