import { componentNotes } from './componentNotes';
import type { RawArgType, RawComponentConfig } from './readComponents';
import type { JsonSchema, StudioComponent, StudioControl, StudioProp } from './model';
import { isStub } from './stubModules';

/** Fields of a component's configuration that are passed on as they are. */
const COMPONENT_FIELDS = [
  'layoutDirection',
  'loadingProp',
  'loadingPropSource',
  'errorProp',
  'errorPropSource',
  'defaultLayoutHeight',
  'minimumLayoutHeight',
] as const satisfies readonly (keyof StudioComponent)[];

/** Fields of a property that are passed on as they are. */
const PROP_FIELDS = [
  'label',
  'category',
  'minimum',
  'maximum',
  'tsType',
  'onChangeProp',
  'defaultValueProp',
] as const satisfies readonly (keyof StudioProp)[];

function pick<Field extends string>(
  source: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): Partial<Record<Field, unknown>> {
  const entries = fields.map((field) => [field, source[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<
    Record<Field, unknown>
  >;
}

/** JSON of a value that must be complete: nothing in it may come from a package that was left out. */
function toJson(value: unknown, place: string): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (isStub(part) || typeof part === 'function') {
      const what = isStub(part) ? 'comes from a package that is not read' : 'is a function';
      throw new Error(`${place}: the value of "${key}" ${what}`);
    }
    return part;
  });
}

/** The condition of an arrow function, such as `mode === 'link'`. */
function condition(visible: unknown): false | string | undefined {
  if (visible === false) {
    return false;
  }
  if (typeof visible !== 'function') {
    return undefined;
  }
  const source = String(visible).replaceAll('"', "'");
  return /^\(\{[^)]*\}\) => ([^{].*)$/s.exec(source)?.[1] ?? source;
}

function allowedValues({ enum: values, enumLabels }: RawArgType): StudioProp['values'] {
  if (!Array.isArray(values)) {
    return undefined;
  }
  const labels = (enumLabels ?? {}) as Readonly<Record<string, string>>;
  return values.map((value) => {
    const text = String(value);
    const label = labels[text];
    return label === undefined ? { value: text } : { value: text, label };
  });
}

function describeProp(component: string, name: string, argType: RawArgType): StudioProp {
  const place = `${component}.${name}`;
  const { type, helperText, control, schema } = argType;
  if (typeof type !== 'string') {
    throw new Error(`${place}: the property has no type`);
  }
  const values = allowedValues(argType);
  const visible = condition(argType.visible);
  return {
    name,
    type,
    required: false,
    ...('default' in argType && { default: toJson(argType.default, place) }),
    description: typeof helperText === 'string' ? helperText.trim() : '',
    ...(values && { values }),
    ...(JSON.parse(toJson(pick(argType, PROP_FIELDS), place)) as Partial<StudioProp>),
    ...(control !== undefined && { control: JSON.parse(toJson(control, place)) as StudioControl }),
    ...(schema !== undefined && { schema: JSON.parse(toJson(schema, place)) as JsonSchema }),
    ...(visible !== undefined && { visible }),
  };
}

/**
 * Turns a component's description of itself into reference data.
 *
 * @param packageName - Package that publishes the component.
 * @throws Error if a property has no type, or a value that can't be shown.
 */
export function describeComponent(
  name: string,
  config: RawComponentConfig,
  packageName: string,
): StudioComponent {
  const { helperText, argTypes = {} } = config;
  const fields = JSON.parse(
    toJson(pick(config, COMPONENT_FIELDS), name),
  ) as Partial<StudioComponent>;
  return {
    kind: 'studio-component',
    name,
    package: packageName,
    description: typeof helperText === 'string' ? helperText.trim() : (componentNotes[name] ?? ''),
    props: Object.entries(argTypes).map(([prop, argType]) => describeProp(name, prop, argType)),
    ...fields,
  };
}
