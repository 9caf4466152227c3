import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { listDemos } from '@site/src/demo-projects/listDemos';
import { remarkDemos } from '@site/src/remark/demos';
import { elementsOf, literalAttributes } from './literalAttributes';

const plain = 'export default function A() {\n  return <b>one</b>;\n}\n';

jest.mock('@site/src/site', () => ({
  ...jest.requireActual<object>('@site/src/site'),
  get repositoryUrl() {
    return mockRepository;
  },
}));

let mockRepository: string | undefined;

const mockFiles: Readonly<Record<string, string>> = {
  'src/demos/core/a/PlainBasic.tsx': plain,
  'src/demos/core/b/Styled.tsx': `// font-stylesheet: css2?family=Lora\n${plain}`,
  'src/demos/core/b/Styled.tailwind.tsx': `// font-stylesheet: css2?family=Lora\n${plain}`,
  'src/demos/core/b/Two.tsx': `import { rows } from './two/rows.json';\n${plain}`,
  'src/demos/core/b/two/rows.json': '[1]\n',
  'src/demos/core/c/Marked.tsx': `export default function A() {
  return (
    <i>
      {/* preview-start */}
      <b>one</b>
      {/* preview-end */}
    </i>
  );
}
`,
};

jest.mock('@site/src/demo-projects/projectFiles', () => ({
  projectDemos: () => listDemos(Object.keys(mockFiles)),
  readText: (file: string) => mockFiles[file],
}));

/** What the demos of a page get, by its Markdown. */
async function demosOf(markdown: string): Promise<Record<string, unknown>[]> {
  const tree = (await getMdxParser())(markdown);
  await transform(tree);
  const all = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name !== 'Demo' ? node.children : [node],
  );
  return elementsOf(all).map(literalAttributes);
}

function transform(tree: Root): Promise<void> {
  const run = remarkDemos.call({} as never) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  return run(tree, { path: path.join(process.cwd(), 'docs-core/components/page.mdx') });
}

test('a demo gets its source in both variants, its name, and a place to link to', async () => {
  const [demo] = await demosOf('<Demo name="core/a/PlainBasic" />');
  expect(demo).toMatchObject({
    name: 'core/a/PlainBasic',
    address: 'core/a/plain-basic',
    anchor: 'PlainBasic',
    title: 'Plain basic demo',
    height: 400,
  });
  expect(demo).not.toHaveProperty('fontStylesheets');
  const sources = demo?.sources as { html: string }[];
  expect(sources).toEqual([
    { variant: 'TS', file: 0, label: 'PlainBasic.tsx', language: 'tsx', html: expect.any(String) },
    { variant: 'JS', file: 0, label: 'PlainBasic.jsx', language: 'jsx', html: expect.any(String) },
  ]);
  expect(sources[0]?.html).toContain('one');
});

test('where the modules stand is told if the repository is known', async () => {
  mockRepository = 'https://example.com/docs';
  const [demo] = await demosOf('<Demo name="core/b/Styled" />');
  const file = 'https://example.com/docs/blob/main/src/demos/core/b/Styled';
  expect(demo?.repository).toEqual({ system: `${file}.tsx`, tailwind: `${file}.tailwind.tsx` });
  mockRepository = undefined;
  const [other] = await demosOf('<Demo name="core/b/Styled" />');
  expect(other).not.toHaveProperty('repository');
});

test('files that a demo imports are shown whole, in their languages, and have no preview', async () => {
  const [demo] = await demosOf('<Demo name="core/b/Two" />');
  const filesOf = (sources: unknown) =>
    (sources as { variant: string; file: number; label: string; language: string }[]).map(
      ({ variant, file, label, language }) => `${variant} ${file} ${label} ${language}`,
    );
  expect(filesOf(demo?.sources)).toEqual([
    ...['TS 0 Two.tsx tsx', 'TS 1 two/rows.json json'],
    ...['JS 0 Two.jsx jsx', 'JS 1 two/rows.json json'],
  ]);
  expect(filesOf(demo?.previews)).toEqual(['TS 0 Two.tsx tsx', 'JS 0 Two.jsx jsx']);
});

test('a demo in a line of text, or inside of other elements, is one too', async () => {
  const name = '<Demo name="core/a/PlainBasic" />';
  const tree = (await getMdxParser())(`Text ${name}\n\n<Card>\n\n> ${name}\n\n</Card>`);
  await transform(tree);
  const shapeOf = (node: Nodes): unknown => {
    if ('name' in node && node.name === 'Demo') {
      return Object.keys(literalAttributes(node as MdxJsxFlowElement)).includes('sources');
    }
    return 'children' in node ? [node.type, ...(node.children as Nodes[]).map(shapeOf)] : node.type;
  };
  expect(shapeOf(tree)).toEqual([
    'root',
    ['paragraph', 'text', true],
    ['mdxJsxFlowElement', ['blockquote', true]],
  ]);
});

test('what is spread into a demo is left out, for it is not known before the page is shown', async () => {
  const [demo] = await demosOf('<Demo {...others} name="core/a/PlainBasic" />');
  expect(demo).toMatchObject({ name: 'core/a/PlainBasic' });
});

test('what the author says counts, but for what decides on the frame', async () => {
  const [demo] = await demosOf(
    '<Demo name="core/a/PlainBasic" height={200} title="Own" description="It shows one." frame={false} editable={false} />',
  );
  expect(demo).toMatchObject({
    ...{ height: 200, title: 'Own', description: 'It shows one.', editable: false },
  });
  expect(demo).not.toHaveProperty('frame');
});

test('stylings are told apart where there are several, and fonts are asked for once', async () => {
  const [demo] = await demosOf('<Demo name="core/b/Styled" />');
  const sources = demo?.sources as { styling: string; variant: string; label: string }[];
  expect(sources.map(({ styling, variant, label }) => [styling, variant, label])).toEqual([
    ['system', 'TS', 'Styled.tsx'],
    ['system', 'JS', 'Styled.jsx'],
    ['tailwind', 'TS', 'Styled.tsx'],
    ['tailwind', 'JS', 'Styled.jsx'],
  ]);
  expect(demo?.fontStylesheets).toEqual(['css2?family=Lora']);
});

test('marked lines are shown first, or what is returned, unless the page does not want it', async () => {
  const previewsOf = async (attributes: string, name = 'core/c/Marked') => {
    const [demo] = await demosOf(`<Demo name="${name}" ${attributes} />`);
    return demo?.previews as { variant: string; html: string }[];
  };
  const previews = await previewsOf('');
  expect(previews.map(({ variant }) => variant)).toEqual(['TS', 'JS']);
  expect(previews[0]?.html).toContain('one');
  expect(previews[0]?.html).not.toContain('return');
  const [returned] = await previewsOf('', 'core/a/PlainBasic');
  expect(returned).toMatchObject({ variant: 'TS', label: 'PlainBasic.tsx' });
  expect(returned?.html).not.toContain('function');
  expect(await previewsOf('preview="none"')).toEqual([]);
});

test('a demo that is shown twice has its place where it is first', async () => {
  const name = '<Demo name="core/a/PlainBasic" />';
  const demos = await demosOf(
    `${name}\n\n<Card>\n${name}\n</Card>\n\n<Demo name="core/b/Styled" />`,
  );
  expect(demos.map(({ anchor }) => anchor)).toEqual(['PlainBasic', undefined, 'Styled']);
});

test('all demos are shown where a page asks for every one', async () => {
  const demos = await demosOf('<EveryDemo height={100} />');
  expect(demos.map(({ name, height }) => [name, height])).toEqual([
    ['core/a/PlainBasic', 100],
    ['core/b/Styled', 100],
    ['core/b/Two', 100],
    ['core/c/Marked', 100],
  ]);
});

test.each([
  [
    'Text.\n\n  <Demo name="core/a/Gone" />',
    '3:3  the demo "core/a/Gone" does not exist -> write src/demos/core/a/Gone.tsx, or correct the name',
  ],
  [
    '<Demo\n  name="core/a/PlainBasic"\n  height="200"\n/>',
    '3:3  "height" of a demo is no number of pixels from 40 to 4000 -> write height={400}',
  ],
  ['<Demo />', '1:1  the demo "" does not exist -> write src/demos/.tsx, or correct the name'],
])('a mistake is told with its place: %j', async (markdown, message) => {
  await expect(demosOf(markdown)).rejects.toThrow(
    new Error(`docs-core/components/page.mdx:${message}`),
  );
});
