import { definitionAnchor, describeValue } from './describeSchemaValue';
import type { FileSchema, JsonSchema, SchemaFile } from './model';

/** Where Studio keeps the files of each kind. The package's schema does not say. */
const FILE_PATHS: Readonly<Record<string, string>> = {
  application: 'toolpad/application.yml',
  page: 'toolpad/pages/<page>/page.yml',
  theme: 'toolpad/theme.yml',
};

function describeFile(name: string, schema: JsonSchema): SchemaFile {
  const kind = schema.properties?.kind?.const;
  const path = typeof kind === 'string' ? FILE_PATHS[kind] : undefined;
  if (typeof kind !== 'string' || path === undefined) {
    throw new Error(`the schema has a kind of file that is not known: ${name}`);
  }
  return {
    kind,
    name,
    path,
    fragment: `#properties/${name}`,
    anchor: definitionAnchor(kind),
    ...describeValue(schema, { anchor: definitionAnchor(kind), path: '' }),
  };
}

/**
 * Turns the JSON Schema into reference data.
 *
 * @throws Error if the schema has a kind of file without a known place.
 */
export function describeFileSchema(version: string, jsonSchema: JsonSchema): FileSchema {
  return {
    version,
    jsonSchema,
    files: Object.entries(jsonSchema.properties ?? {}).map(([name, schema]) =>
      describeFile(name, schema),
    ),
    definitions: Object.entries(jsonSchema.definitions ?? {}).map(([name, schema]) => {
      const anchor = definitionAnchor(name);
      return { name, anchor, ...describeValue(schema, { anchor, path: '' }) };
    }),
  };
}
