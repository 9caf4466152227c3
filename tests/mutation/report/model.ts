/** A place in a file; line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What became of a mutant, in the words of Stryker. */
export type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored'
  | 'Pending';

export interface Mutant {
  readonly mutatorName: string;
  /** The text that stands in the place of the original. */
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly status: MutantStatus;
  /** Ids of the tests that run it. */
  readonly coveredBy?: readonly string[];
}

interface TestFile {
  readonly tests: readonly {
    readonly id: string;
    readonly name: string;
    readonly location?: { readonly start: Place };
  }[];
}

/** The parts of a report that are of interest here: https://github.com/stryker-mutator/mutation-testing-elements. */
export interface MutationReport {
  /** By path from the project root. */
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
  readonly testFiles?: Readonly<Record<string, TestFile>>;
}
