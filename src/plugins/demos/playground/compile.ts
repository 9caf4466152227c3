import { transform } from 'sucrase';
import type { CodeProblem } from './messages';

/** Code that can't run, with the place of the mistake. */
export class CodeError extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem.message);
  }
}

/** Takes file and position out of the compiler's message: `Error transforming X.tsx: … (12:5)`. */
function toProblem(path: string, { message }: Error): CodeProblem {
  const [, text = message, line, column] =
    /^(?:Error transforming [^:]+: )?([\s\S]*?)(?: \((\d+):(\d+)\))?$/.exec(message) ?? [];
  return {
    message: text,
    file: path,
    ...(line && column && { line: Number(line), column: Number(column) }),
  };
}

/**
 * JavaScript of a module with `require` in the place of imports, line by line as the source.
 *
 * @throws {CodeError} where the source can't be read.
 */
export function compile(path: string, source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: path,
    }).code;
  } catch (error) {
    throw error instanceof Error ? new CodeError(toProblem(path, error)) : error;
  }
}
