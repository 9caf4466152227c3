import type { StudioProp } from '../api-reference/studio/model';
import type { Control, YamlValue } from './types';

/** Properties that readers change in other places, or that say nothing without a page around them. */
const UNUSUAL = ['sx', 'name', 'value', 'selection', 'componentsProps', 'dataProviderId'];

/** Types that hold no value: what happens on an event, and places for other elements. */
const VALUELESS = ['event', 'element', 'template'];

/**
 * Field for a property, of the kind that Studio's editor has for it.
 *
 * @returns undefined for properties that hold no value.
 */
export function toControl(prop: StudioProp): Control | undefined {
  const { name, type, label, values, minimum, maximum } = prop;
  const common = {
    name,
    ...(label !== undefined && label !== name && { label }),
    ...(prop.default !== undefined && { byDefault: JSON.parse(prop.default) as YamlValue }),
  };
  if (VALUELESS.includes(type)) return undefined;
  if (values) return { kind: 'choice', ...common, values };
  switch (type) {
    case 'boolean':
      return { kind: 'switch', ...common };
    case 'number':
      return {
        kind: 'number',
        ...common,
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      };
    case 'array':
    case 'object':
      return { kind: 'data', ...common, shape: type };
    default:
      return { kind: 'text', ...common };
  }
}

/** Fields that a component gets where nobody chooses: those for what a reader would try. */
export function usualControls(props: readonly StudioProp[]): Control[] {
  return props
    .filter(({ name, visible }) => !UNUSUAL.includes(name) && visible === undefined)
    .flatMap((prop) => toControl(prop) ?? []);
}
