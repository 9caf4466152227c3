import type { Figures } from '../figures';
import { table } from '../report/table';
import { maintainerTargets } from './maintainer';
import { readerTargets } from './reader';
import type { Target } from './types';

export type { Target } from './types';

/** Everything that is promised about what was measured. */
export function targetsOf(figures: Figures): Target[] {
  return [...(figures.reader ? readerTargets(figures.reader) : []), ...maintainerTargets(figures)];
}

const verdict = (isReached: boolean | undefined): string =>
  isReached === undefined ? 'not measured' : isReached ? 'reached' : 'MISSED';

/** Targets, each with what was wanted, what there is, and whether that is enough. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets.map(({ name, wanted, measured, isReached }) => [
    name,
    wanted,
    measured,
    verdict(isReached),
  ]);
  return table(['target', 'wanted', 'measured', ''], rows);
}
