import { toSlug } from '../names';
import type { JsonSchema, SchemaMember, SchemaValue, SchemaVariant } from './model';
import { mapValue, mentionedNames, referredName, typeOf } from './schemaType';

/** Where a value stands. */
interface Spot {
  readonly anchor: string;
  /** Keys from the top of the file or definition. */
  readonly path: string;
}

const slug = (text: string): string => toSlug(text).replaceAll(/^-+|-+$/g, '');

/** Id of a definition's section. */
export function definitionAnchor(name: string): string {
  return slug(name);
}

/** The schema that has the keys: that of an array's items or of a map's values, however deep. */
function inner(schema: JsonSchema, path: string): { schema: JsonSchema; path: string } {
  const map = schema.properties ? undefined : mapValue(schema);
  if (schema.items) {
    return inner(schema.items, `${path}[]`);
  }
  return map ? inner(map, `${path}.*`) : { schema, path };
}

function describeMembers(schema: JsonSchema, { anchor, path }: Spot): SchemaMember[] {
  return Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const spot = {
      anchor: `${anchor}-${slug(name)}`,
      path: path === '' ? name : `${path}.${name}`,
    };
    const required = schema.required?.includes(name) ?? false;
    return { name, required, ...spot, ...describeValue(member, spot) };
  });
}

/** The key whose fixed value tells shapes apart, with that value: `kind: "rest"`. */
function label(schema: JsonSchema): string {
  const fixed = Object.entries(schema.properties ?? {}).find(([, value]) => 'const' in value);
  return fixed ? `${fixed[0]}: ${JSON.stringify(fixed[1].const)}` : typeOf(schema);
}

/** Last word of a label, for ids: `rest` of `kind: "rest"`. */
const labelSlug = (text: string): string => slug(text.split(': ').at(-1) ?? text);

function describeVariants(schemas: readonly JsonSchema[], spot: Spot): SchemaVariant[] {
  return schemas.map((schema) => {
    const text = label(schema);
    const anchor = `${spot.anchor}-${labelSlug(text)}`;
    return { label: text, anchor, ...describeValue(schema, { ...spot, anchor }) };
  });
}

/** Fixed values to choose from, if a schema allows nothing else. */
function fixedValues({ anyOf, enum: values }: JsonSchema): SchemaValue['values'] {
  if (values) {
    return values.map((value) => ({ value: JSON.stringify(value), description: '' }));
  }
  const isFixed = anyOf?.length && anyOf.every((schema) => 'const' in schema);
  return isFixed
    ? anyOf.map((schema) => ({
        value: JSON.stringify(schema.const),
        description: schema.description ?? '',
      }))
    : undefined;
}

const hasKeys = ({ properties }: JsonSchema): boolean => properties !== undefined;

/** Describes what a schema allows, with everything that stands inside of it. */
export function describeValue(schema: JsonSchema, spot: Spot): SchemaValue {
  const values = fixedValues(schema);
  const target = inner(schema, spot.path);
  const innerSpot = { ...spot, path: target.path };
  const { anyOf = [], properties, additionalProperties } = target.schema;
  const isReference = referredName(target.schema) !== undefined;
  return {
    type: typeOf(schema),
    description: schema.description ?? '',
    references: mentionedNames(schema).map((name) => ({ name, anchor: definitionAnchor(name) })),
    ...(values && { values }),
    ...(properties && !isReference && { members: describeMembers(target.schema, innerSpot) }),
    ...(anyOf.some(hasKeys) && { variants: describeVariants(anyOf, innerSpot) }),
    ...(properties && additionalProperties === true && { isOpen: true }),
  };
}
