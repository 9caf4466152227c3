import { figure, type Figure } from '../statistics';
import type { LighthouseRun } from './readLighthouse';
import { categories, metrics, type LighthouseFigures, type Metric } from './types';

const of = (values: readonly number[]): Figure => {
  const known = figure(values);
  if (!known) throw new Error('Lighthouse was not run');
  return known;
};

/** Medians and spreads of several runs. */
export function summarizeRuns(runs: readonly LighthouseRun[]): LighthouseFigures {
  const scores = categories.map((name) => [name, of(runs.map((run) => run.scores[name]))]);
  const names = Object.keys(metrics) as Metric[];
  const times = names.map((name) => [name, of(runs.map((run) => run.times[name]))]);
  return {
    scores: Object.fromEntries(scores) as LighthouseFigures['scores'],
    times: Object.fromEntries(times) as LighthouseFigures['times'],
    processorTime: of(runs.map(({ processorTime }) => processorTime)),
  };
}
