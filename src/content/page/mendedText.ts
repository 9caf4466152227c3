import type { LocalProblem } from '../problem';

/** A text as its author meant it, where a slip makes something else of what follows, and the slips. */
export interface MendedText {
  readonly text: string;
  readonly problems: readonly LocalProblem[];
}
