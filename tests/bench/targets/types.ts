/** Something that the project promises. */
export interface Target {
  readonly name: string;
  /** What it has to be, in words: `at most 110 kB`. */
  readonly wanted: string;
  /** What it is; empty if it was not measured. */
  readonly measured: string;
  /** Undefined if it was not measured. */
  readonly isReached: boolean | undefined;
}

/** A number that has a limit. */
interface Limit {
  readonly name: string;
  readonly value: number | undefined;
  readonly most: number;
  readonly unit: string;
  readonly digits?: number;
  /** True if the limit itself is too much. */
  readonly isBelow?: boolean;
  /** What the limit is made of, if it is no fixed number. */
  readonly of?: string;
}

const withUnit = (value: number, digits: number, unit: string): string =>
  `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** A target that a number is not more than, or less than, another one. */
export function limit({ name, value, most, unit, digits = 0, isBelow, of }: Limit): Target {
  const isKnown = value !== undefined && !Number.isNaN(value) && !Number.isNaN(most);
  const bound = Number.isNaN(most) ? '' : ` ${withUnit(most, digits, unit)}`;
  return {
    name,
    wanted: `${isBelow ? 'below' : 'at most'}${bound}${of ? ` (${of})` : ''}`,
    measured: value === undefined || Number.isNaN(value) ? '' : withUnit(value, digits, unit),
    isReached: isKnown ? (isBelow ? value < most : value <= most) : undefined,
  };
}
