import { useWindowSize as useDocusaurusWindowSize } from '@docusaurus/theme-common';
import { breakpoints } from '../../design-tokens/breakpoints';

/**
 * Stands in for theme-common's hook where the mobile navigation drawer asks whether it exists:
 * that caller takes no option, and its built-in width is Docusaurus' own.
 */
export function useWindowSize(): ReturnType<typeof useDocusaurusWindowSize> {
  return useDocusaurusWindowSize({ desktopBreakpoint: breakpoints.lg - 1 });
}
