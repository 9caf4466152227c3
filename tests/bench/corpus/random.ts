/** A source of numbers that are the same for the same seed on every machine. */
export interface Random {
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, and even enough to choose words with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError('there is nothing to pick from');
      return value;
    },
  };
}
