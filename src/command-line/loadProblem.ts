import path from 'node:path';
import { evaluationProblem } from '../content/evaluationProblem';
import { createFiles } from '../content/files';
import type { Problem } from '../content/problem';

/** A file of the project that an error is about, by its message and stack. */
function fileOf(error: unknown, root: string): string | undefined {
  const { message = '', stack = '' } = error instanceof Error ? error : {};
  return [...`${message}\n${stack}`.matchAll(/(\/[^\s:()']+\.tsx?)\b/g)]
    .map(([, file = '']) => path.relative(root, file).split(path.sep).join('/'))
    .find((file) => !file.startsWith('..') && !file.includes('node_modules/'));
}

/**
 * Why the modules of a program could not be loaded: a file that many of them import is not valid
 * TypeScript, or throws.
 *
 * @param root - Absolute path of the project whose files may be to blame.
 * @returns undefined for an error that is about none of them.
 */
export function loadProblem(error: unknown, root: string): Problem | undefined {
  const file = fileOf(error, root);
  return file === undefined ? undefined : evaluationProblem(error, file, createFiles(root));
}
