import type { StudioProp } from '../api-reference/studio/model';
import { nearest } from '../navigation/rules/nearest';

/** What is wrong with a value, and how to fix it. */
export interface ValueProblem {
  readonly what: string;
  readonly fix: string;
}

/** Keys by which a value is a binding or an action, and not itself. */
const BINDING = /^\$\$/;

function isBinding(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).some((key) => BINDING.test(key))
  );
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** What is wrong with a property's value in a page's file; undefined if nothing is. */
export function valueProblem(prop: StudioProp, value: unknown): ValueProblem | undefined {
  const { name, type, values } = prop;
  if (isBinding(value)) return undefined;
  if (values) {
    const texts = values.map((allowed) => allowed.value);
    if (texts.includes(String(value))) return undefined;
    const guess = nearest(String(value), texts);
    const fix = guess ? `did you mean "${guess}"?` : `write one of ${texts.join(', ')}`;
    return { what: `"${name}" can't be "${String(value)}"`, fix };
  }
  if (['string', 'number', 'boolean', 'array', 'object'].includes(type) && typeOf(value) !== type) {
    return { what: `"${name}" is no ${type}`, fix: `write a value of type ${type}` };
  }
  if (['element', 'template'].includes(type)) {
    const fix = 'write them below $$template, or below "children" beside "props"';
    return { what: `"${name}" holds elements, which are no property`, fix };
  }
  return undefined;
}
