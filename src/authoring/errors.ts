import type { Position } from '../content/problem';

/** Something in the project that stands in the way, told at its place. */
export class AuthoringError extends Error {
  constructor(file: string, { line, column }: Position, what: string, fix: string) {
    super(`${file}:${line}:${column}  ${what} -> ${fix}`);
  }
}
