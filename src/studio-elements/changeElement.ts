import type { Changes, StudioElement, YamlValue } from './types';

/** An element with properties changed. */
export function changeElement(element: StudioElement, changes: Changes): StudioElement {
  const props: Record<string, YamlValue> = { ...element.props };
  for (const [property, { value }] of Object.entries(changes)) {
    if (value === undefined) {
      delete props[property];
    } else {
      props[property] = value;
    }
  }
  return { ...element, props };
}
