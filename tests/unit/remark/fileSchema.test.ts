import type { Nodes } from 'mdast';
import type {
  FileSchema,
  SchemaDefinition,
  SchemaFile,
  SchemaMember,
} from '@site/src/api-reference/studio/model';
import type { ReferenceContext } from '@site/src/remark/api-reference/context';
import { schemaNodes } from '@site/src/remark/api-reference/fileSchema';
import { createDescribe } from '@site/src/remark/api-reference/markdown';
import { elementsOf, literalAttributes } from './literalAttributes';
import { toMdx } from './toMdx';

let mockSchema: Pick<FileSchema, 'files' | 'definitions'>;

jest.mock('@site/src/api-reference/loadStudioApi', () => ({
  loadStudioApi: async () => ({ fileSchema: mockSchema }),
}));

let context: ReferenceContext;

beforeAll(async () => {
  context = {
    exports: new Map(),
    linkOf: () => undefined,
    describe: await createDescribe((url) => url),
  };
});

const member = (path: string, changes: Partial<SchemaMember> = {}): SchemaMember => ({
  name: path,
  path,
  anchor: `page-${path}`,
  type: 'string',
  required: false,
  description: `The ${path}.`,
  references: [],
  ...changes,
});

const file = (changes: Partial<SchemaFile>): SchemaFile => ({
  kind: 'page',
  name: 'Page',
  path: 'pages/page.yml',
  fragment: '',
  anchor: 'page',
  type: 'object',
  description: 'A page.',
  references: [],
  ...changes,
});

const definition = (changes: Partial<SchemaDefinition>): SchemaDefinition => ({
  name: 'Shape',
  anchor: 'shape',
  type: 'string',
  description: 'A shape.',
  references: [],
  ...changes,
});

async function nodesOf(
  files: readonly SchemaFile[],
  definitions: readonly SchemaDefinition[] = [],
): Promise<Nodes[]> {
  mockSchema = { files: [...files], definitions: [...definitions] };
  return schemaNodes('/', context);
}

/** The elements of a name, wherever they are, from top to bottom. */
function named(name: string, nodes: readonly unknown[]): ReturnType<typeof elementsOf> {
  return elementsOf(nodes).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...named(name, element.children),
  ]);
}

test('a kind of file has a heading, what it is for, its kind, and its keys', async () => {
  const nodes = await nodesOf([file({ members: [member('title')] })]);
  expect(toMdx(nodes)).toBe(
    [
      '## `pages/page.yml`',
      'A page.',
      'The key `kind` is `page`.',
      `<ApiTable label="Keys of pages/page.yml" kind="member" names={["title"]}>
  <ApiRow id="page-title" name="title" type={[["string","tok-t"]]}>
    The title.
  </ApiRow>
</ApiTable>`,
      '## Definitions',
      'Shapes that several places use. Open one, or follow a link to it.',
    ].join('\n\n'),
  );
});

test('links lead to the headings by their ids', async () => {
  const headings = (await nodesOf([file({})])).filter(({ type }) => type === 'heading');
  expect(headings.map(({ data }) => data)).toEqual([
    { id: 'page', hProperties: { id: 'page' } },
    { id: 'definitions', hProperties: { id: 'definitions' } },
  ]);
});

describe('a key', () => {
  const rowOf = async (changes: Partial<SchemaMember>) => {
    const nodes = await nodesOf([file({ members: [member('a', changes)] })]);
    const [row] = named('ApiRow', nodes);
    return { attributes: literalAttributes(row), text: toMdx(row?.children as Nodes[]) };
  };

  test('says whether it has to be there', async () => {
    expect((await rowOf({ required: true })).attributes).toHaveProperty('required', true);
    expect((await rowOf({})).attributes).not.toHaveProperty('required');
  });

  test('leads to the definitions that its type mentions, and to no others', async () => {
    const { attributes } = await rowOf({
      type: 'First | Second | Third',
      references: [
        { name: 'First', anchor: 'def-first' },
        { name: 'Second', anchor: 'def-second' },
      ],
    });
    const type = attributes.type as [string, string, string?][];
    expect(type.flatMap(([text, , to]) => (to ? [`${text} ${to}`] : []))).toEqual([
      'First #def-first',
      'Second #def-second',
    ]);
  });

  test('lists its values as one sentence, with what each does', async () => {
    const values = [
      { value: '"small"', description: 'As in v. 1 of it.' },
      { value: '"large"', description: '' },
    ];
    expect((await rowOf({ values })).text).toBe(
      'The a.\n\nValues: `"small"` (As in v. 1 of it), `"large"`.',
    );
  });
});

test('keys of keys have lines of their own, right below', async () => {
  const spec = member('spec', { members: [member('spec.a', { members: [member('spec.a.b')] })] });
  const nodes = await nodesOf([file({ members: [spec, member('title')] })]);
  const [table] = named('ApiTable', nodes);
  const paths = ['spec', 'spec.a', 'spec.a.b', 'title'];
  expect(literalAttributes(table).names).toEqual(paths);
  expect(elementsOf(table?.children ?? []).map((row) => literalAttributes(row).name)).toEqual(
    paths,
  );
});

test('shapes to choose from are folded, each by the name of its place', async () => {
  const variant = (label: string, changes: object = {}) => ({
    label,
    anchor: `v-${label}`,
    type: 'object',
    description: `It is ${label}.`,
    references: [],
    ...changes,
  });
  const query = member('query', {
    variants: [variant('rest', { members: [member('url')] }), variant('sql')],
  });
  const nodes = await nodesOf([
    file({ members: [query], variants: [variant('old', { variants: [variant('older')] })] }),
  ]);
  expect(toMdx(nodes.slice(4, -2))).toBe(
    [
      `<SchemaDefinition id="v-old" name="old">
  It is old.

  <SchemaDefinition id="v-older" name="older">
    It is older.
  </SchemaDefinition>
</SchemaDefinition>`,
      `<SchemaDefinition id="v-rest" name="query, rest">
  It is rest.

  <ApiTable label="Keys of query, rest" kind="member" names={["url"]}>
    <ApiRow id="page-url" name="url" type={[["string","tok-t"]]}>
      The url.
    </ApiRow>
  </ApiTable>
</SchemaDefinition>`,
      `<SchemaDefinition id="v-sql" name="query, sql">
  It is sql.
</SchemaDefinition>`,
    ].join('\n\n'),
  );
});

test('an object that takes more keys than are listed says so', async () => {
  const text = 'Further keys are allowed.';
  expect(toMdx(await nodesOf([file({ isOpen: true })]))).toContain(`\n\n${text}\n\n`);
  expect(toMdx(await nodesOf([file({})]))).not.toContain(text);
});

describe('a definition', () => {
  const textOf = async (changes: Partial<SchemaDefinition>) =>
    toMdx((await nodesOf([], [definition(changes)])).slice(2));

  test('without keys shows its type and its values', async () => {
    expect(
      await textOf({
        type: 'Other',
        references: [{ name: 'Other', anchor: 'other' }],
        values: [{ value: '"a"', description: '' }],
        members: [],
        variants: [],
      }),
    ).toBe(`<SchemaDefinition id="shape" name="Shape">
  A shape.

  <ApiReturns isDefinition={true} type={[["Other","","#other"]]} label="type" />

  Values: \`"a"\`.
</SchemaDefinition>`);
    expect(await textOf({})).toContain('<ApiReturns');
  });

  test('with keys, or with shapes to choose from, shows them in the place of a type', async () => {
    const keys = await textOf({ members: [member('a')] });
    expect(keys).toContain('<ApiTable label="Keys of Shape"');
    expect(keys).not.toContain('<ApiReturns');
    const shape = { label: 'b', anchor: 'b', type: 'b', description: '', references: [] };
    const shapes = await textOf({ variants: [shape] });
    expect(shapes).toContain('<SchemaDefinition id="b" name="b" />');
    expect(shapes).not.toContain('<ApiReturns');
  });
});
