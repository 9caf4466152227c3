import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { findStudioPackages } from '../../../../src/api-reference/packages';
import { describeFileSchema } from '../../../../src/api-reference/studio/describeFileSchema';
import type {
  FileSchema,
  JsonSchema,
  SchemaMember,
  SchemaValue,
} from '../../../../src/api-reference/studio/model';
import { readSchema } from '../../../../src/api-reference/studio/readSchema';

const root = path.resolve(__dirname, '../../../..');
const { directory } = findStudioPackages(root)['@toolpad/studio'];

function membersOf({ members = [], variants = [] }: SchemaValue): SchemaMember[] {
  return [
    ...members.flatMap((member) => [member, ...membersOf(member)]),
    ...variants.flatMap(membersOf),
  ];
}

function anchorsOf({ members = [], variants = [] }: SchemaValue): string[] {
  return [...members, ...variants].flatMap((part) => [part.anchor, ...anchorsOf(part)]);
}

/** Every key that the schema names, with what it says of it. */
function propertiesOf(schema: JsonSchema): [string, string][] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  const map = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...Object.entries(properties).flatMap(([name, value]): [string, string][] => [
      [name, value.description ?? ''],
      ...propertiesOf(value),
    ]),
    ...[...(items ? [items] : []), ...anyOf, ...map].flatMap(propertiesOf),
  ];
}

describe('schema of the files', () => {
  let fileSchema: FileSchema;
  let sections: readonly (SchemaValue & { name: string; anchor: string })[];
  const find = (anchor: string) =>
    sections.flatMap(membersOf).find((member) => member.anchor === anchor);

  beforeAll(async () => {
    const { version, jsonSchema } = await readSchema(
      path.join(directory, 'dist/exports/index.mjs.map'),
      path.join(root, 'src/api-reference'),
    );
    fileSchema = describeFileSchema(version, jsonSchema);
    sections = [...fileSchema.files, ...fileSchema.definitions];
  });

  it('is JSON Schema that editors can use', () => {
    expect(fileSchema.jsonSchema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    const ajv = new Ajv({ strict: true, allowUnionTypes: true });
    expect(() => ajv.compile(fileSchema.jsonSchema)).not.toThrow();
    for (const { fragment } of fileSchema.files) {
      const pointer = fragment.slice('#'.length);
      const part = pointer
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], {
          ...fileSchema.jsonSchema,
        });
      expect(part).toHaveProperty('properties.kind');
    }
  });

  it('has every kind of file and every definition', () => {
    expect(fileSchema.version).toBe('v1');
    expect(fileSchema.files.map(({ kind, path: file }) => [kind, file])).toEqual([
      ['application', 'toolpad/application.yml'],
      ['page', 'toolpad/pages/<page>/page.yml'],
      ['theme', 'toolpad/theme.yml'],
    ]);
    expect(fileSchema.definitions.map(({ name }) => name)).toEqual(
      Object.keys(fileSchema.jsonSchema.definitions ?? {}),
    );
  });

  it('describes every key that the schema names, and no other', () => {
    const { properties = {}, definitions = {} } = fileSchema.jsonSchema;
    const listed = [...Object.values(properties), ...Object.values(definitions)].flatMap(
      propertiesOf,
    );
    const found = sections.flatMap(membersOf);
    expect(found.map(({ name }) => name).sort()).toEqual(listed.map(([name]) => name).sort());
    expect(found.map(({ description }) => description).filter(Boolean)).toHaveLength(
      listed.filter(([, description]) => description).length,
    );
    expect(listed.length).toBeGreaterThan(80);
  });

  it('gives every place an id of its own', () => {
    const anchors = sections.flatMap((section) => [section.anchor, ...anchorsOf(section)]);
    expect(anchors).toEqual([...new Set(anchors)]);
    expect(anchors.filter((anchor) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
  });

  it('refers to definitions that are there', () => {
    const anchors = new Set(fileSchema.definitions.map(({ anchor }) => anchor));
    const references = sections
      .flatMap((section) => [section as SchemaValue, ...membersOf(section)])
      .flatMap((value) => value.references);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(({ anchor }) => !anchors.has(anchor))).toEqual([]);
  });

  it('tells the shapes of a query apart by their kind', () => {
    const golden = JSON.parse(
      readFileSync(path.join(__dirname, 'golden/query.json'), 'utf8'),
    ) as unknown;
    expect(find('page-spec-queries-query')).toEqual(golden);
  });

  it.each([
    ['application-spec-authorization-roles', '(string | object)[]'],
    ['page-spec-queries-enabled', 'boolean | JsExpressionBinding | EnvBinding'],
    ['page-spec-queries-parameters-value', 'any | JsExpressionBinding | EnvBinding'],
    ['page-spec-display', '"standalone" | "shell"'],
    ['element-props', 'Record<string, BindableProp>'],
    ['element-children', 'Element[]'],
    [
      'navigation-action-navigation-action-parameters',
      'Record<string, any | JsExpressionBinding | EnvBinding>',
    ],
  ])('writes the type of %s', (anchor, type) => {
    expect(find(anchor)?.type).toBe(type);
  });

  it('knows definitions that refer to themselves', () => {
    const bindable = fileSchema.definitions.find(({ name }) => name === 'BindableProp');
    expect(bindable?.type).toContain('BindableProp[] | Record<string, BindableProp>');
    expect(bindable?.members).toBeUndefined();
    expect(bindable?.variants).toBeUndefined();
  });

  it('writes the way to a key inside of lists and choices', () => {
    expect(find('application-spec-authorization-roles-object-name')).toMatchObject({
      path: 'spec.authorization.roles[].name',
      required: true,
    });
    expect(find('page-spec-display')?.values).toEqual([
      { value: '"standalone"', description: expect.stringContaining('content of the page') },
      { value: '"shell"', description: expect.stringContaining('header and navigation') },
    ]);
  });

  it('says which objects take other keys', () => {
    expect(find('theme-spec-options')?.isOpen).toBe(true);
    expect(find('theme-spec-options-palette')?.isOpen).toBe(true);
    expect(find('page-spec-queries')?.isOpen).toBeUndefined();
  });

  it('refuses a kind of file that it can not place', () => {
    const kind = { const: 'connection' };
    const jsonSchema = { properties: { Connection: { properties: { kind } } } };
    expect(() => describeFileSchema('v1', jsonSchema)).toThrow('not known: Connection');
  });
});
