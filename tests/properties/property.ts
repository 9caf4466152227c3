import fc from 'fast-check';

/**
 * Cases of each property: 1,000 at every run, and as many as `PROPERTY_RUNS` says in a nightly one.
 */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1_000);

/**
 * The same cases at every run, for a change should be judged by what it changed; others each night,
 * which find what nobody thought of. A failure names its seed; `PROPERTY_SEED` runs its cases again.
 */
const seed = Number(process.env.PROPERTY_SEED ?? (process.env.PROPERTY_RUNS ? Date.now() : 1));

// A nightly run of ten times as many cases may take its time.
jest.setTimeout(60_000 + numRuns * 20);

/** Checks that something holds for every case. */
export function holds<Case>(
  cases: fc.Arbitrary<Case>,
  predicate: (value: Case) => boolean | void | Promise<boolean | void>,
  runs = 1,
): Promise<void> {
  const property = fc.asyncProperty(cases, async (value) => predicate(value));
  return fc.assert(property, {
    numRuns: Math.ceil(numRuns * runs),
    seed,
  });
}

/** Texts of any characters, half surrogates and control characters included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

/** Texts put together of pieces that mean something to a parser, and of noise. */
export function textOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: anyText },
      ),
      {
        maxLength: 16,
      },
    )
    .map((parts) => parts.join(''));
}
