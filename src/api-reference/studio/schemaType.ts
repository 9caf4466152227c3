import type { JsonSchema } from './model';

const DEFINITION = '#/definitions/';

/** Name of the definition that a schema refers to; undefined if it describes its value itself. */
export function referredName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(DEFINITION) ? $ref.slice(DEFINITION.length) : undefined;
}

/** What an object's further keys may hold; undefined if it takes none, or anything. */
export function mapValue({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function simpleType(schema: JsonSchema): string {
  const { type } = schema;
  if (type === undefined) {
    return 'any';
  }
  if (typeof type !== 'string') {
    return type.join(' | ');
  }
  const value = mapValue(schema);
  if (type === 'object' && value && !schema.properties) {
    return `Record<string, ${typeOf(value)}>`;
  }
  if (type === 'array') {
    const item = typeOf(schema.items ?? {});
    return item.includes(' | ') && !item.startsWith('Record<') ? `(${item})[]` : `${item}[]`;
  }
  return type;
}

/**
 * Type of what a schema allows, in TypeScript's terms: `string | EnvBinding`, `Element[]`,
 * `"light" | "dark"`. An object with keys of its own is an `object`.
 */
export function typeOf(schema: JsonSchema): string {
  const name = referredName(schema);
  if (name !== undefined) {
    return name;
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (schema.anyOf) {
    return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  }
  return simpleType(schema);
}

/** Names of all definitions that the type of a schema mentions, each once. */
export function mentionedNames(schema: JsonSchema): string[] {
  const name = referredName(schema);
  if (name !== undefined) {
    return [name];
  }
  const isMap = schema.properties === undefined;
  const parts = [...(schema.anyOf ?? []), schema.items, isMap ? mapValue(schema) : undefined];
  return [...new Set(parts.flatMap((part) => (part ? mentionedNames(part) : [])))];
}
