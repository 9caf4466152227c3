/** Where a sample is wrong, as an editor counts: both numbers start at 1. */
export interface SamplePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * A sample of which no JavaScript can be derived.
 *
 * `message` says what is wrong, `fix` how to put it right; `line` and `column` (both from 1) point
 * into the sample as its author wrote it.
 */
export class CodeVariantError extends Error {
  override readonly name = 'CodeVariantError';
  readonly line: number;
  readonly column: number;
  readonly fix: string;

  constructor(message: string, fix: string, position: SamplePosition) {
    super(message);
    this.fix = fix;
    this.line = position.line;
    this.column = position.column;
  }
}
