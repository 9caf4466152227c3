import type { StripOptions, StrippedSample } from './stripTypes';

/** A sample without its types, with what it was made of. */
export interface KnownSample {
  readonly source: string;
  readonly options: StripOptions;
  readonly stripped: StrippedSample;
}

const known = new Map<string, StrippedSample>();

const keyOf = (source: string, { language, blankLines }: StripOptions): string =>
  `${language} ${blankLines} ${source}`;

/**
 * Keeps what others have made of samples for the rest of the run: the checks take the types out of every
 * sample before a build does, and that is most of the work of deriving JavaScript. This module loads
 * nothing, as checks that find nothing changed need no parser.
 */
export function rememberStripped(samples: readonly KnownSample[]): void {
  for (const { source, options, stripped } of samples) known.set(keyOf(source, options), stripped);
}

/** What a sample is known to be without its types. */
export function strippedBefore(source: string, options: StripOptions): StrippedSample | undefined {
  return known.get(keyOf(source, options));
}
