import type { BuildFigures } from './types';

/** Milliseconds of processor time that a page more costs, since the next smaller corpus. */
export function costPerPage(
  all: readonly BuildFigures[],
  figures: BuildFigures,
  kind: 'cold' | 'warm' = 'cold',
): number | undefined {
  const smaller = all
    .filter(({ peer, pages }) => peer === figures.peer && pages < figures.pages)
    .sort((a, b) => b.pages - a.pages)[0];
  if (!smaller) return undefined;
  const more = figures[kind].cpu.median - smaller[kind].cpu.median;
  return (more * 1000) / (figures.pages - smaller.pages);
}
