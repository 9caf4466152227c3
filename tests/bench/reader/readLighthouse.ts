import type { LighthouseReports } from './lighthouse';
import { categories, metrics, type Category, type Metric } from './types';

/** What one run of Lighthouse says. */
export interface LighthouseRun {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<Metric, number>>;
  /** The blocking time without what tasks have waited for a processor. In milliseconds. */
  readonly processorTime: number;
}

interface Result {
  readonly runtimeError?: { readonly message?: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

function known(value: number | null | undefined, name: string): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse says nothing of ${name}`);
  return value;
}

function parse(text: string): Result {
  const result = JSON.parse(text) as Result;
  const reason = result.runtimeError?.message;
  if (reason) throw new Error(`Lighthouse: ${reason}`);
  return result;
}

const metricOf = ({ audits }: Result, name: string): number =>
  known(audits[name]?.numericValue, name);

/**
 * Reads the figures out of the results of a run of Lighthouse.
 *
 * @throws if it could not load the page, or lacks one of the figures.
 */
export function readLighthouse({ report, withoutWaiting }: LighthouseReports): LighthouseRun {
  const result = parse(report);
  const scores = categories.map((name) => [
    name,
    Math.round(known(result.categories[name]?.score, name) * 100),
  ]);
  const times = Object.entries(metrics).map(([short, name]) => [short, metricOf(result, name)]);
  return {
    scores: Object.fromEntries(scores) as LighthouseRun['scores'],
    times: Object.fromEntries(times) as LighthouseRun['times'],
    processorTime: metricOf(parse(withoutWaiting), metrics.TBT),
  };
}
