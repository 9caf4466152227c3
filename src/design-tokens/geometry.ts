/** Base unit of every distance, in CSS pixels. */
export const spacingUnit = 8;

/** Multiples of the base unit that have a name as a custom property: `--space-3` is 24 px. */
export const spacingSteps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12] as const;

/** Corner radius of surfaces, in CSS pixels. */
export const radius = 12;
