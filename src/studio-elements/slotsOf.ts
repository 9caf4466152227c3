import type { StudioElement } from './types';

/** A place for elements in an element. */
export interface Slot {
  /** Property that holds the elements. */
  readonly name: string;
  readonly elements: readonly StudioElement[];
  /** Keys that lead to the elements in the file. */
  readonly path: readonly string[];
}

function templateOf(value: unknown): readonly StudioElement[] | undefined {
  const template = (value as { $$template?: unknown } | null | undefined)?.$$template;
  return Array.isArray(template) ? (template as readonly StudioElement[]) : undefined;
}

/** All places of an element that hold elements: its children, and its templates. */
export function slotsOf({ props = {}, children }: StudioElement): Slot[] {
  const templates = Object.entries(props).flatMap(([name, value]) => {
    const elements = templateOf(value);
    return elements ? [{ name, elements, path: ['props', name, '$$template'] }] : [];
  });
  return children
    ? [{ name: 'children', elements: children, path: ['children'] }, ...templates]
    : templates;
}
