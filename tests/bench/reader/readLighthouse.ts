import { categories, metrics, type Category, type Metric } from './types';

/** What one run of Lighthouse says. */
export interface LighthouseRun {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<Metric, number>>;
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

/**
 * Reads the figures out of a result of Lighthouse.
 *
 * @param text - The result as JSON.
 * @throws if it could not load the page, or lacks one of the figures.
 */
export function readLighthouse(text: string): LighthouseRun {
  const result = JSON.parse(text) as Result;
  const reason = result.runtimeError?.message;
  if (reason) throw new Error(`Lighthouse: ${reason}`);
  const scores = categories.map((name) => [
    name,
    Math.round(known(result.categories[name]?.score, name) * 100),
  ]);
  const times = Object.entries(metrics).map(([short, name]) => [
    short,
    known(result.audits[name]?.numericValue, name),
  ]);
  return {
    scores: Object.fromEntries(scores) as LighthouseRun['scores'],
    times: Object.fromEntries(times) as LighthouseRun['times'],
  };
}
