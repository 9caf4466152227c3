import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { transform, type Options } from 'sucrase';
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

const options: Options = {
  transforms: ['typescript', 'jsx', 'imports'],
  jsxRuntime: 'automatic',
  production: true,
};

/**
 * JavaScript of a module with `require` in the place of imports, line by line as the source.
 *
 * @throws {CodeError} where the source can't be read.
 */
export function compile(path: string, source: string): string {
  try {
    return transform(source, { ...options, filePath: path }).code;
  } catch (error) {
    throw error instanceof Error ? new CodeError(toProblem(path, error)) : error;
  }
}

/** Undefined for a source that can't be read: the code that an older timer runs may have been replaced by it. */
function sourceMapOf(path: string, source: string): EncodedSourceMap | undefined {
  const sourceMapOptions = { compiledFilename: path };
  try {
    const { sourceMap } = transform(source, { ...options, filePath: path, sourceMapOptions });
    return sourceMap as EncodedSourceMap;
  } catch {
    return undefined;
  }
}

/**
 * Column of the source that a column of compiled code has come from, both from 1.
 *
 * @param line from 1: the same in both.
 * @returns undefined for what the compiler has added, and for a source that it can't read.
 */
export function sourceColumn(
  path: string,
  source: string,
  { line, column }: { readonly line: number; readonly column: number },
): number | undefined {
  const map = sourceMapOf(path, source);
  if (!map) return undefined;
  const traced = originalPositionFor(new TraceMap(map), { line, column: column - 1 });
  return traced.line === line ? traced.column + 1 : undefined;
}
