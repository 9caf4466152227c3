import type { MetricType } from 'web-vitals';
import type { EventParameters } from './events';

/** Share of page loads whose web vitals are measured: one in 10,000. */
export const vitalsSampleRate = 0.0001;

/**
 * Decides whether a page load is among the measured. Asked once for each load, so that the metrics of
 * one load stay together.
 *
 * @param random - Source of numbers from 0 up to, and without, 1.
 */
export function isSampled(random: () => number): boolean {
  return random() < vitalsSampleRate;
}

/** What is sent of a metric; durations in milliseconds, layout shift as a score. */
export function vitalParameters({ value, delta, id, rating }: MetricType): EventParameters {
  return {
    // Reports add these up, so a later value of the same metric counts by what it adds.
    value: delta,
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
    metric_rating: rating,
  };
}

/** Loads the library and reports each metric of this page load, the last ones when the page is left. */
export async function measureVitals(report: (metric: MetricType) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(report));
}
