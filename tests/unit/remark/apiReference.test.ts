import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { remarkApiReference } from '@site/src/remark/api-reference';
import { jsxElement } from '@site/src/remark/jsxElement';

const root = path.resolve(__dirname, '../../..');

async function expand(
  element: MdxJsxFlowElement,
  page = 'docs-core/api/page.mdx',
): Promise<Nodes[]> {
  const tree: Root = { type: 'root', children: [element] };
  const transform = remarkApiReference.call({} as never, { siteDir: root }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await transform(tree, { path: path.join(root, page) });
  return tree.children;
}

const elements = (nodes: readonly Nodes[]): MdxJsxFlowElement[] =>
  nodes.filter((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement');

const attribute = (element: MdxJsxFlowElement | undefined, name: string): unknown => {
  const found = element?.attributes.find((item) => 'name' in item && item.name === name);
  const value = found?.value;
  return value && typeof value === 'object' ? JSON.parse(value.value) : value;
};

test('members become a table with a row for each, required ones first', async () => {
  const nodes = await expand(jsxElement('ApiMembers', { of: 'DashboardLayout' }));
  const [table] = elements(nodes);
  expect(table?.name).toBe('ApiTable');
  const names = attribute(table, 'names') as string[];
  expect(names[0]).toBe('children');
  expect([...names.slice(1)]).toEqual([...names.slice(1)].sort());
  const rows = elements((table?.children ?? []) as Nodes[]);
  expect(rows.map((row) => attribute(row, 'name'))).toEqual(names);
  expect(attribute(rows[0], 'required')).toBe(true);
  expect(attribute(rows[1], 'id')).toBe(`dashboard-layout-prop-${names[1]}`);
});

test('a page with reference imports its components, and no other does', async () => {
  const [first] = await expand(jsxElement('ApiMembers', { of: 'Account' }));
  expect(first?.type).toBe('mdxjsEsm');
  const [other] = await expand(jsxElement('Card', {}));
  expect(other?.type).toBe('mdxJsxFlowElement');
});

test('an empty list says so', async () => {
  const nodes = await expand(jsxElement('ApiMembers', { of: 'ThemeSwitcher', part: 'slots' }));
  expect(JSON.stringify(nodes)).toContain('None.');
});

test('every overload has its signature, parameters, and result', async () => {
  const nodes = await expand(jsxElement('ApiSignatures', { of: 'useLocalStorageState' }));
  const count = nodes.filter(({ type }) => type === 'code').length;
  expect(count).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(nodes)).toContain('Overload 3 of 3');
  expect(elements(nodes).filter(({ name }) => name === 'ApiReturns')).toHaveLength(3);
});

test('a name that does not exist is an error with its place and a guess', async () => {
  const element = jsxElement('ApiMembers', { of: 'Acount' });
  element.position = {
    start: { line: 7, column: 3, offset: 0 },
    end: { line: 7, column: 9, offset: 6 },
  };
  await expect(expand(element)).rejects.toThrow(
    'docs-core/api/page.mdx:7:3  the package exports no "Acount" -> did you mean "Account"?',
  );
});

test('the file schema has a heading for each kind of file', async () => {
  const nodes = await expand(
    jsxElement('FileSchemaReference', {}),
    'docs-studio/reference/file-schema.mdx',
  );
  const headings = nodes.filter(({ type }) => type === 'heading');
  expect(headings).toHaveLength(4);
  expect(elements(nodes).filter(({ name }) => name === 'ApiTable').length).toBeGreaterThan(2);
});

test('the headings of a file schema are in the language that is built', async () => {
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'pt';
  try {
    const nodes = await expand(
      jsxElement('FileSchemaReference', {}),
      'docs-studio/reference/file-schema.mdx',
    );
    const headings = nodes.filter(({ type }) => type === 'heading');
    expect(JSON.stringify(headings)).toContain('"Definições"');
    expect(JSON.stringify(headings)).toContain('"id":"definitions"');
  } finally {
    delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  }
});
