import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import { remarkPageComponents } from '@site/src/remark/page-components';

/** Imports that a page has after the transform, in order. */
function importsOf(source: string): string[] {
  const tree: Root = fromMarkdown(source, {
    extensions: [mdxjs()],
    mdastExtensions: [mdxFromMarkdown()],
  });
  const transform = (remarkPageComponents as unknown as () => (tree: Root) => void)();
  transform(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

const card = "import { Card } from '@site/src/components/Card';";

test('a page imports what it uses, once', () => {
  expect(
    importsOf('<Card title="A" href="/a">Text</Card>\n\n<Card title="B" href="/b" />'),
  ).toEqual([card]);
});

test('a page without components imports nothing', () => {
  expect(importsOf('Text of a **page** with `<Card />` in code.')).toEqual([]);
});

test('default exports are imported as such', () => {
  expect(importsOf('<Tabs><TabItem value="a">A</TabItem></Tabs>')).toEqual([
    "import TabItem from '@theme/TabItem';",
    "import Tabs from '@theme/Tabs';",
  ]);
});

test.each([
  ['in a list', '- <Card title="A" href="/a" />'],
  ['in a line', 'Text <Card title="A" href="/a" /> goes on.'],
  ['in an expression', '{[1].map((key) => <Card key={key} title="A" href="/a" />)}'],
  ['in an attribute', '<Aside note={<Card title="A" href="/a" />} />'],
  ['in a component of the page', 'export const Own = () => <Card title="A" href="/a" />;'],
])('a component is found %s', (_place, source) => {
  expect(importsOf(source)).toContain(card);
});

test.each([
  ['imports', "import { Card } from './own';"],
  ['imports as the default', "import Card from './own';"],
  ['imports under that name', "import { Own as Card } from './own';"],
  ['declares', 'export const Card = () => null;'],
  ['declares as a function', 'export function Card() { return null; }'],
])('what the page itself %s is left alone', (_way, declaration) => {
  expect(importsOf(`${declaration}\n\n<Card title="A" href="/a" />`)).toEqual([declaration]);
});

test.each([
  ['handed on from another module', "export { Card } from './own';"],
  ['of a function for itself alone', 'export const own = function Card() {};'],
  ['of a class for itself alone', 'export const own = class Card {};'],
])('a name %s is none that the page declares', (_way, declaration) => {
  expect(importsOf(`${declaration}\n\n<Card title="A" href="/a" />`)).toContain(card);
});

test.each([
  ['a key', 'export const sizes = { Card: 5 };'],
  ['a text', '{"<Card />"}'],
])('%s of the name of a component is none', (_what, source) => {
  expect(importsOf(source)).not.toContain(card);
});
