/** What several measurements of one thing say. */
export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** How many there were. */
  readonly count: number;
}

/** The middle of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/**
 * Median and spread.
 *
 * @returns undefined for no measurements.
 */
export function figure(values: readonly number[]): Figure | undefined {
  if (values.length === 0) return undefined;
  return {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    count: values.length,
  };
}
