import type { Position } from '../content/problem';

/** A place in a file of the project; `file` is a path from the project root. */
export interface Place extends Position {
  readonly file: string;
}

/**
 * The reference can't be made from what is installed. Its message is one line that names the place,
 * what is wrong, and how to fix it.
 */
export class ApiReferenceError extends Error {
  override readonly name = 'ApiReferenceError';

  constructor(
    readonly place: Place,
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${place.file}:${place.line}:${place.column}  ${problem} -> ${fix}`);
  }
}
