import type { Figure } from '../statistics';

/** Stands where nothing was measured. */
export const nothing = '–';

/** A number with so many digits behind the point. */
export function decimal(value: number | undefined, digits = 1): string {
  return value === undefined || Number.isNaN(value) ? nothing : value.toFixed(digits);
}

/** The median, and behind it the spread where there is one: `12.3 (11.9–14.0)`. */
export function spread(figure: Figure | undefined, digits = 1, unit = 1): string {
  if (!figure) return nothing;
  const text = (value: number): string => (value / unit).toFixed(digits);
  const middle = text(figure.median);
  return figure.count > 1 ? `${middle} (${text(figure.min)}–${text(figure.max)})` : middle;
}

/** How many times as much the first is: `1.25`. */
export function ratio(value: number | undefined, of: number | undefined): string {
  return value === undefined || !of ? nothing : (value / of).toFixed(2);
}

/** Bytes as kilobytes of 1,000. */
export const kilobytes = (bytes: number | undefined): string =>
  decimal(bytes === undefined ? undefined : bytes / 1000);

/** Bytes of a figure in megabytes of 1,000,000. */
export const megabytes = (figure: Figure | undefined): string => spread(figure, 0, 1e6);
