import type { MutantStatus, MutationReport } from './model';

/** How many mutants there are, and how many of them no test has told. */
export interface Tally {
  readonly mutants: number;
  readonly detected: number;
}

/** A mutant that never ends is told by it; one that is no program says nothing about the tests. */
const detection: Readonly<Partial<Record<MutantStatus, 0 | 1>>> = {
  Killed: 1,
  Timeout: 1,
  Survived: 0,
  NoCoverage: 0,
};

/** Counts the mutants of some files. */
export function tallyOf(report: MutationReport, files: readonly string[]): Tally {
  const results = files
    .flatMap((file) => report.files[file]?.mutants ?? [])
    .flatMap(({ status }) => detection[status] ?? []);
  return { mutants: results.length, detected: results.filter(Boolean).length };
}

/** Counts of several together. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { mutants, detected }) => ({
      mutants: sum.mutants + mutants,
      detected: sum.detected + detected,
    }),
    { mutants: 0, detected: 0 },
  );
}

/** Share of the mutants that tests tell, in percent; of no mutants it is 100. */
export function scoreOf({ mutants, detected }: Tally): number {
  return mutants === 0 ? 100 : (100 * detected) / mutants;
}

/** A line of the table: score, counts, and what they are of. */
export function formatTally(name: string, tally: Tally): string {
  // Cut and not rounded: 84.96 is not 85.
  const score = (Math.floor(scoreOf(tally) * 10) / 10).toFixed(1).padStart(5);
  const counts = `${tally.detected} of ${tally.mutants}`.padStart(16);
  return `${score} %${counts}  ${name}`;
}
