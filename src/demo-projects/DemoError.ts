/** A mistake in a demo, with its place: line and column count from 1. */
export class DemoError extends Error {
  override readonly name = 'DemoError';

  constructor(
    /** Path from the project root. */
    readonly file: string,
    readonly line: number,
    readonly column: number,
    /** What is wrong. */
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${file}:${line}:${column}  ${what} -> ${fix}`);
  }
}
