/** Durations of transitions in milliseconds, from the specification. */
export const transitions = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  entering: 225,
  leaving: 195,
} as const;
