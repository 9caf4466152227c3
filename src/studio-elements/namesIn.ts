import { slotsOf } from './slotsOf';
import type { StudioElement } from './types';

/** Names of the components of an element and of everything inside, each once. */
export function namesIn(element: StudioElement): string[] {
  const inside = slotsOf(element).flatMap(({ elements }) => elements.flatMap(namesIn));
  return [...new Set([element.component, ...inside])];
}
