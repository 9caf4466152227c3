import type { Problem } from '../content/problem';

/** A program that reads Markdown, and what its output means. */
export interface Linter {
  readonly name: string;
  /** Program of the package, from the project root. */
  readonly program: string;
  readonly args: readonly string[];
  /** What makes it mend what it can; undefined for a program that mends nothing. */
  readonly fixArgs?: readonly string[];
  /** Problems that the output tells of. */
  readonly read: (output: string, root: string) => Problem[];
  /** The file that made the program give up, and leave out all others; undefined if none did. */
  readonly readCrash?: (output: string, root: string) => Problem | undefined;
}
