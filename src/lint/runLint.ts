import { spawn } from 'node:child_process';
import path from 'node:path';
import { compareProblems, type Problem } from '../content/problem';
import type { Linter } from './linter';
import { markdown } from './markdown';
import { spelling } from './spelling';
import { terminology } from './terminology';

/** All linters; each takes Markdown files as arguments. */
export const linters: readonly Linter[] = [spelling, markdown, terminology];

interface Output {
  readonly code: number;
  readonly text: string;
}

function run(root: string, program: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = spawn(process.execPath, [path.join(root, program), ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: string): void => {
      text += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

async function lintWith(
  linter: Linter,
  root: string,
  files: readonly string[],
): Promise<Problem[]> {
  const { name, program, args, read, readCrash } = linter;
  const { code, text } = await run(root, program, [...args, ...files]);
  const crash = code === 0 ? undefined : readCrash?.(text, root);
  const others = files.filter((file) => file !== crash?.file);
  if (crash && others.length < files.length) {
    return [crash, ...(others.length > 0 ? await lintWith(linter, root, others) : [])];
  }
  const problems = read(text, root);
  if (code !== 0 && problems.length === 0) {
    throw new Error(
      `${name} could not be run: ${text.trim()} -> correct its configuration, or run npm ci`,
    );
  }
  return problems;
}

/**
 * Runs all linters at the same time.
 *
 * @param files - Markdown, by paths from `root`.
 * @throws if one of them can't be run, a file of its configuration is damaged for example.
 */
export async function runLint(root: string, files: readonly string[]): Promise<Problem[]> {
  const runs = linters.map((linter) => lintWith(linter, root, files));
  // Nothing goes on in the background after one of them has failed.
  await Promise.allSettled(runs);
  return (await Promise.all(runs)).flat().sort(compareProblems);
}

/** Mends what can be mended without asking, one linter after the other: they write the same files. */
export async function fixLint(root: string, files: readonly string[]): Promise<void> {
  for (const { program, fixArgs } of linters) {
    if (fixArgs) {
      await run(root, program, [...fixArgs, ...files]);
    }
  }
}
