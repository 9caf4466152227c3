import type { Nodes } from 'mdast';
import type { ApiExport, ApiMember, ApiSignature } from '@site/src/api-reference/model';
import type { ReferenceContext } from '@site/src/remark/api-reference/context';
import {
  referenceElements,
  ReferenceElementError,
  type Attributes,
} from '@site/src/remark/api-reference/elements';
import { exampleNodes } from '@site/src/remark/api-reference/examples';
import { createDescribe } from '@site/src/remark/api-reference/markdown';
import { valueNodes } from '@site/src/remark/api-reference/values';
import { elementsOf, literalAttributes } from './literalAttributes';
import { toMdx } from './toMdx';

let context: ReferenceContext;

beforeAll(async () => {
  context = {
    exports: new Map(),
    linkOf: (name) => (name === 'Session' ? '/core/api/session/' : undefined),
    describe: await createDescribe((url) => url),
  };
});

const entryOf = (changes: Partial<ApiExport>): ApiExport => ({
  name: 'useThing',
  kind: 'hook',
  package: '@toolpad/core',
  modules: [],
  imports: [],
  description: 'Returns **it**.',
  ...changes,
});

const member = (name: string, changes: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: 'string',
  required: false,
  description: `The ${name}.`,
  ...changes,
});

const expand = async (
  element: string,
  entry: ApiExport,
  attributes: Attributes = {},
): Promise<Nodes[]> => (await referenceElements[element]?.(entry, attributes, context)) ?? [];

/** Text of nodes, a line for each block; of a table, its rows. */
function textOf(nodes: readonly Nodes[]): string[] {
  const inline = (node: Nodes): string => {
    if ('value' in node) return node.type === 'inlineCode' ? `\`${node.value}\`` : node.value;
    return 'children' in node ? (node.children as Nodes[]).map(inline).join('') : '';
  };
  return nodes.map(inline);
}

const signature = (changes: Partial<ApiSignature> = {}): ApiSignature => ({
  signature: '(key: string) => void',
  typeParameters: [],
  description: '',
  parameters: [],
  returns: { type: 'void', description: '' },
  ...changes,
});

describe('a description', () => {
  test('is Markdown of the package', async () => {
    expect(textOf(await expand('ApiDescription', entryOf({})))).toEqual(['Returns it.']);
  });
});

describe('a definition', () => {
  const sourceOf = async (changes: Partial<ApiExport>) => {
    const [node] = await expand('ApiDefinition', entryOf({ name: 'Thing', ...changes }));
    return node;
  };

  test('is the source of a type, or of a constant', async () => {
    expect(await sourceOf({ kind: 'type', type: "'a' | 'b'" })).toEqual({
      ...{ type: 'code', lang: 'ts', meta: 'ts-only fragment' },
      value: "type Thing = 'a' | 'b';",
    });
    expect(await sourceOf({ kind: 'context', type: 'Context<A>' })).toMatchObject({
      value: 'const Thing: Context<A>;',
    });
    expect(await sourceOf({ kind: 'type' })).toMatchObject({ value: 'type Thing = unknown;' });
  });
});

describe('a table of members', () => {
  test('has a row for each, with what is known of it', async () => {
    const rows = [
      member('session', { type: 'Session', required: true }),
      member('size', { default: "'small'", since: '0.2.0' }),
    ];
    const [table] = elementsOf(await expand('ApiMembers', entryOf({ members: rows })));
    expect(table?.name).toBe('ApiTable');
    expect(literalAttributes(table)).toEqual({
      label: 'Members of useThing',
      kind: 'member',
      names: ['session', 'size'],
    });
    const made = elementsOf(table?.children ?? []);
    expect(made.map(({ name }) => name)).toEqual(['ApiRow', 'ApiRow']);
    expect(made.map(literalAttributes)).toEqual([
      {
        id: 'use-thing-member-session',
        name: 'session',
        type: [['Session', expect.any(String), '/core/api/session/']],
        required: true,
      },
      {
        id: 'use-thing-member-size',
        name: 'size',
        type: expect.any(Array),
        defaultValue: "'small'",
        since: '0.2.0',
      },
    ]);
    expect(made.map(({ children }) => textOf(children))).toEqual([['The session.'], ['The size.']]);
  });

  test('is that of the props of a component, or of the part that is named', async () => {
    const entry = entryOf({
      kind: 'component',
      props: [member('a')],
      slots: [member('b')],
      slotProps: [],
    });
    const labels = async (attributes: Attributes) =>
      literalAttributes(elementsOf(await expand('ApiMembers', entry, attributes))[0]);
    expect(await labels({})).toMatchObject({ label: 'Props of useThing', kind: 'prop' });
    expect(await labels({ part: 'slots' })).toMatchObject({ kind: 'slot', names: ['b'] });
    expect(textOf(await expand('ApiMembers', entry, { part: 'slotProps' }))).toEqual(['None.']);
    expect(textOf(await expand('ApiMembers', entry, { part: 'members' }))).toEqual(['None.']);
  });

  test('does not repeat since when the whole export is there', async () => {
    const entry = entryOf({
      since: '0.2.0',
      members: [member('a', { since: '0.2.0' }), member('b', { since: '0.3.0' })],
    });
    const [table] = elementsOf(await expand('ApiMembers', entry));
    const since = elementsOf(table?.children ?? []).map((row) => literalAttributes(row).since);
    expect(since).toEqual([undefined, '0.3.0']);
  });

  test('is refused for a part that there is none of', () => {
    const entry = entryOf({});
    expect(() => referenceElements.ApiMembers?.(entry, { part: 'slot' }, context)).toThrow(
      new ReferenceElementError(
        'there is no part "slot" -> use one of props, slots, slotProps, members, returnMembers',
      ),
    );
  });
});

describe('a row', () => {
  const textOfRow = async (changes: Partial<ApiMember>) => {
    const entry = entryOf({ members: [member('a', { description: 'About.', ...changes })] });
    const [table] = elementsOf(await expand('ApiMembers', entry));
    const [row] = elementsOf(table?.children ?? []);
    return [literalAttributes(row).deprecated, textOf(row?.children ?? [])];
  };

  test('that is deprecated stands out', async () => {
    const rows = [member('a', { deprecated: 'Use `b`.' }), member('b', { deprecated: undefined })];
    const [table] = elementsOf(await expand('ApiMembers', entryOf({ members: rows })));
    expect(elementsOf(table?.children ?? []).map((row) => toMdx(row.children))).toEqual([
      '**Deprecated.** Use `b`.\n\nThe a.',
      'The b.',
    ]);
    expect(elementsOf(table?.children ?? []).map(literalAttributes)).toMatchObject([
      { deprecated: true },
      expect.not.objectContaining({ deprecated: expect.anything() }),
    ]);
  });

  test('that is deprecated for a list of reasons says so above the list', async () => {
    expect(await textOfRow({ deprecated: '- One\n- Two' })).toEqual([
      true,
      ['Deprecated.', 'OneTwo', 'About.'],
    ]);
  });

  test('says first that it is deprecated, and what to use', async () => {
    expect(await textOfRow({ deprecated: 'Use `b`.\n\nSoon.' })).toEqual([
      true,
      ['Deprecated. Use `b`.', 'Soon.', 'About.'],
    ]);
    expect(await textOfRow({ deprecated: '' })).toEqual([true, ['Deprecated.', 'About.']]);
    expect(await textOfRow({})).toEqual([undefined, ['About.']]);
  });

  test('lists its values, and shows its examples', async () => {
    const values = [{ value: 'sm', label: 'Small' }, { value: 'lg' }];
    expect(await textOfRow({ values, examples: ['<A />'] })).toEqual([
      undefined,
      ['About.', 'Values: `sm` (Small), `lg`.', '<A />'],
    ]);
  });
});

test('there is no sentence on values where there are none', () => {
  expect(valueNodes([])).toEqual([]);
});

test('examples are code, without the fences of the package', () => {
  expect(exampleNodes(['```tsx\nconst a = 1;\n```', 'const b = `c`;'])).toEqual([
    { type: 'code', lang: 'tsx', meta: 'fragment ts-only', value: 'const a = 1;' },
    { type: 'code', lang: 'tsx', meta: 'fragment ts-only', value: 'const b = `c`;' },
  ]);
  expect(exampleNodes()).toEqual([]);
  const text = 'const text = "```md";\nconst end = "```";';
  expect(exampleNodes([text])).toMatchObject([{ value: text }]);
});

describe('signatures', () => {
  const code = (nodes: readonly Nodes[]): string[] =>
    nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []));

  test('are declared as functions, and constants where they return nothing that is named', async () => {
    const entry = entryOf({ signatures: [signature()] });
    const nodes = await expand('ApiSignatures', entry);
    expect(nodes[0]).toEqual({
      ...{ type: 'code', lang: 'ts', meta: 'ts-only fragment' },
      value: 'function useThing(key: string): void;',
    });
    expect(nodes.map(({ type }) => type)).toEqual(['code', 'mdxJsxFlowElement']);
    const odd = signature({ signature: 'Thing<string>' });
    expect(code(await expand('ApiSignatures', entryOf({ signatures: [odd] })))).toEqual([
      'const useThing: Thing<string>;',
    ]);
  });

  test('that are too long for a line are broken, and stay as they are if they can not be read', async () => {
    const long = signature({
      signature: `(first: ${'A'.repeat(30)}, second: ${'B'.repeat(30)}) => "x"`,
      returns: { type: '"x"', description: '' },
    });
    const [text] = code(await expand('ApiSignatures', entryOf({ signatures: [long] })));
    expect(text).toBe(
      `function useThing(\n  first: ${'A'.repeat(30)},\n  second: ${'B'.repeat(30)},\n): 'x';`,
    );
    const unreadable = signature({ signature: '(a: ) => void' });
    expect(code(await expand('ApiSignatures', entryOf({ signatures: [unreadable] })))).toEqual([
      'function useThing(a: ): void;',
    ]);
  });

  test('have their description, parameters, result, and examples', async () => {
    const whole = signature({
      description: 'Does it.',
      parameters: [{ name: 'key', type: 'string', required: true, description: 'The key.' }],
      returns: { type: 'Session', description: 'The session.' },
      signature: '(key: string) => Session',
      examples: ['useThing();'],
    });
    const nodes = await expand('ApiSignatures', entryOf({ signatures: [whole] }));
    expect(textOf([nodes[1] as Nodes, nodes.at(-1) as Nodes])).toEqual(['Does it.', 'useThing();']);
    const [table, returns] = elementsOf(nodes);
    expect(literalAttributes(table)).toEqual({
      label: 'Parameters of useThing',
      kind: 'param',
      names: ['key'],
    });
    expect(literalAttributes(elementsOf(table?.children ?? [])[0])).toMatchObject({
      id: 'use-thing-param-key',
    });
    expect(returns?.name).toBe('ApiReturns');
    expect(literalAttributes(returns)).toEqual({
      type: [['Session', expect.any(String), '/core/api/session/']],
    });
    expect(textOf(returns?.children ?? [])).toEqual(['The session.']);
  });

  test('of several overloads are numbered, their rows as well', async () => {
    const parameters = [{ name: 'key', type: 'string', required: true, description: '' }];
    const overload = signature({ parameters });
    const nodes = await expand('ApiSignatures', entryOf({ signatures: [overload, overload] }));
    const labels = nodes.filter(({ type }) => type === 'paragraph');
    expect(textOf(labels)).toEqual(['Overload 1 of 2', 'Overload 2 of 2']);
    expect(JSON.stringify(labels)).toContain('strong');
    const tables = elementsOf(nodes).filter(({ name }) => name === 'ApiTable');
    expect(tables.map((table) => literalAttributes(elementsOf(table.children)[0]).id)).toEqual([
      'use-thing-1-param-key',
      'use-thing-2-param-key',
    ]);
  });

  test('may be those of a class, or of a member wherever it is listed', async () => {
    const of = async (changes: Partial<ApiExport>, attributes?: Attributes) =>
      code(await expand('ApiSignatures', entryOf(changes), attributes));
    expect(await of({ constructors: [signature()] })).toHaveLength(1);
    expect(await of({})).toEqual([]);
    const show = member('show', { signatures: [signature()] });
    const shown = ['function show(key: string): void;'];
    expect(await of({ members: [member('a'), show] }, { member: 'show' })).toEqual(shown);
    expect(await of({ returnMembers: [show] }, { member: 'show' })).toEqual(shown);
    expect(await of({ props: [show] }, { member: 'show' })).toEqual(shown);
  });

  test('of a member that is no function are refused', () => {
    const entry = entryOf({ members: [member('size')] });
    for (const name of ['size', 'gone']) {
      expect(() => referenceElements.ApiSignatures?.(entry, { member: name }, context)).toThrow(
        new ReferenceElementError(
          `useThing has no function "${name}" -> name one of its members, or leave "member" out`,
        ),
      );
    }
  });
});

describe('a description of a package', () => {
  test('becomes nodes without places, markup, and links that lead nowhere', async () => {
    const describeText = await createDescribe((url) =>
      url === '/gone' ? undefined : `/new${url}`,
    );
    const nodes = describeText(
      'See [a **b**](/gone), [c](/d) and <i>e</i>.\n\n| f |\n| - |\n| ~g~ |',
    );
    expect(textOf(nodes)).toEqual(['See a b, c and <i>e</i>.', 'fg']);
    expect(toMdx(nodes.slice(0, 1))).toBe('See a **b**, [c](/new/d) and \\<i>e\\</i>.');
    const text = JSON.stringify(nodes);
    expect(text).not.toMatch(/"html"|position|gone/);
    expect(text).toContain('"table"');
  });
});
