/** Minimum viewport widths in CSS pixels, from the specification. The only source of widths in the project. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * Largest width below a breakpoint. The fraction keeps `min-width` and `max-width` of one
 * breakpoint from both matching, or both missing, on displays with fractional pixels.
 */
export function below(breakpoint: Breakpoint): number {
  return breakpoints[breakpoint] - 0.05;
}
