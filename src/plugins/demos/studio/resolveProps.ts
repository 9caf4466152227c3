import type { ArgType } from 'virtual:studio-runtime';
import { evaluate } from '../../../studio-elements/expressionTree';
import type { StudioElement, YamlValue } from '../../../studio-elements/types';
import type { ElementRequest } from './messages';

/** What names in expressions stand for. */
export type Scope = Readonly<Record<string, unknown>>;

function bindingOf(value: YamlValue | undefined): string | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const binding = isObject ? (value as Record<string, YamlValue>).$$jsExpression : undefined;
  return typeof binding === 'string' ? binding : undefined;
}

/** Properties of an element as Studio gives them to its component: bindings worked out, defaults filled in. */
export function resolveProps(
  { props = {} }: StudioElement,
  argTypes: Readonly<Record<string, ArgType>>,
  expressions: ElementRequest['expressions'],
  scope: Scope,
): Record<string, unknown> {
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const expression = bindingOf(props[name]);
    const tree = expression === undefined ? undefined : expressions[expression];
    const value = tree ? evaluate(tree, scope) : props[name];
    return [name, value ?? argType.default] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
