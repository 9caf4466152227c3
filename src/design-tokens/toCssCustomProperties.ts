import { breakpoints } from './breakpoints';
import { radius, spacingSteps, spacingUnit } from './geometry';
import { transitions } from './transitions';

/**
 * All tokens as CSS custom properties, in rem where a reader's font size should scale them.
 *
 * @returns pairs of property name (with the leading dashes) and value.
 */
export function toCssCustomProperties(): readonly (readonly [string, string])[] {
  const rem = (pixels: number) => `${pixels / 16}rem`;
  return [
    ...Object.entries(breakpoints).map(
      ([name, width]) => [`--breakpoint-${name}`, `${width}px`] as const,
    ),
    ...Object.entries(transitions).map(
      ([name, ms]) => [`--transition-${name}`, `${ms}ms`] as const,
    ),
    ...spacingSteps.map(
      (step) => [`--space-${String(step).replace('.', '-')}`, rem(step * spacingUnit)] as const,
    ),
    ['--radius', `${radius}px`] as const,
    ['--radius-small', `${radius / 2}px`] as const,
  ];
}
