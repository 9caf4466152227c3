import { problemAt, type Problem } from './problem';

/** Errors of the project about its own files: `file:line:column  what is wrong -> how to fix it`. */
const PLACED =
  /^(?<file>[^\s:][^:\n]*):(?<line>\d+):(?<column>\d+) {2}(?<what>[^]+) -> (?<fix>[^]+)$/;

/**
 * The problem that an error tells of.
 *
 * @param code - Rule that it is told as.
 * @returns undefined for an error that does not say where it comes from.
 */
export function placedProblem(error: unknown, code: string): Problem | undefined {
  const groups = error instanceof Error ? PLACED.exec(error.message)?.groups : undefined;
  if (!groups) {
    return undefined;
  }
  const { file = '', line, column, what = '', fix = '' } = groups;
  return problemAt(file, { line: Number(line), column: Number(column) }, code, what, fix);
}
