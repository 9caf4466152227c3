import path from 'node:path';
import type { Root } from 'mdast';
import type { StudioComponent } from '@site/src/api-reference/studio/model';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { remarkStudioComponents } from '@site/src/remark/studio-components';
import { createTextReader } from '@site/src/remark/studio-components/textProblems';
import { elementsOf, literalAttributes } from '../literalAttributes';

const mockComponents = [
  {
    ...{ kind: 'studio-component', name: 'Text', package: '@toolpad/studio-components' },
    ...{ description: '', props: [] },
  },
] as StudioComponent[];

const mockLoad = jest.fn(async () => ({ components: mockComponents }));

jest.mock('@site/src/api-reference/loadStudioApi', () => ({ loadStudioApi: () => mockLoad() }));

beforeEach(() => mockLoad.mockClear());

async function transformed(markdown: string): Promise<Root> {
  const tree = (await getMdxParser())(markdown);
  const run = remarkStudioComponents.call({} as never, { siteDir: '/' }) as unknown as (
    tree: Root,
    file: { path: string },
  ) => Promise<void>;
  await run(tree, { path: path.join(process.cwd(), 'docs-studio/components/page.mdx') });
  return tree;
}

const element = (component: string): string =>
  `<StudioComponent height={200} description="It shows a text.">

\`\`\`yaml
- component: ${component}
  name: text
\`\`\`

</StudioComponent>`;

test('a component gets its element and text, and the page imports what shows it', async () => {
  const { children } = await transformed(`Text.\n\n${element('Text')}`);
  expect(children.map(({ type }) => type)).toEqual([
    ...['mdxjsEsm', 'paragraph', 'mdxJsxFlowElement'],
  ]);
  expect(children[0]).toMatchObject({
    value: "import { StudioComponent } from '@site/src/components/StudioComponent';",
  });
  const [made] = elementsOf(children);
  expect(made?.name).toBe('StudioComponent');
  expect(literalAttributes(made)).toMatchObject({
    element: { component: 'Text', name: 'text' },
    text: '- component: Text\n  name: text\n',
    height: 200,
  });
});

test('a component inside of another element is found, and its neighbors stay', async () => {
  const { children } = await transformed(`<Card>\n\nBefore.\n\n${element('Text')}\n\n</Card>`);
  const [card] = elementsOf(children);
  expect(card?.children.map(({ type }) => type)).toEqual(['paragraph', 'mdxJsxFlowElement']);
  expect(literalAttributes(elementsOf(card?.children ?? [])[0])).toHaveProperty('element');
});

test('a page without components stays as it is, and nothing is loaded for it', async () => {
  const { children } = await transformed('Text.\n\n<Card title="A" />');
  expect(children.map(({ type }) => type)).toEqual(['paragraph', 'mdxJsxFlowElement']);
  expect(mockLoad).not.toHaveBeenCalled();
});

test('what Studio does not have is told with its place', async () => {
  await expect(transformed(`Text.\n\n${element('Txt')}`)).rejects.toThrow(
    /^docs-studio\/components\/page\.mdx:\d+:\d+ {2}.*Txt.* -> .+/,
  );
});

test('the checks tell the same of a text, and nothing of one that can not be read', async () => {
  const read = await createTextReader(mockComponents);
  expect(read(element('Text'))).toEqual([]);
  expect(read(`${element('Text')}\n\n${element('Txt')}`)).toEqual([
    expect.objectContaining({ what: expect.stringContaining('Txt'), line: expect.any(Number) }),
  ]);
  expect(read('<Open')).toEqual([]);
});
