import type { Heading, Root } from 'mdast';
import { translateHeadings } from '@site/src/remark/api-reference/translateHeadings';

const id = { type: 'mdxTextExpression', value: '/* #props */' } as const;
const messages = new Map([['Props', 'Propriedades']]);

test('words are translated, ids and names stay', () => {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Props ' }, id] },
      { type: 'heading', depth: 3, children: [{ type: 'inlineCode', value: 'Props' }] },
      { type: 'heading', depth: 3, children: [{ type: 'text', value: 'Propstore' }] },
      { type: 'paragraph', children: [{ type: 'text', value: 'Props' }] },
    ],
  };
  translateHeadings(tree, messages);
  expect(tree.children).toEqual([
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Propriedades ' }, id] },
    { type: 'heading', depth: 3, children: [{ type: 'inlineCode', value: 'Props' }] },
    { type: 'heading', depth: 3, children: [{ type: 'text', value: 'Propstore' }] },
    { type: 'paragraph', children: [{ type: 'text', value: 'Props' }] },
  ]);
});

test('a translated heading says its language', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Props' }] }],
  };
  translateHeadings(tree, messages, { lang: 'pt-BR', dir: 'ltr' });
  expect(tree.children[0]?.data).toEqual({ hProperties: { lang: 'pt-BR', dir: 'ltr' } });
});

test('a heading of words and code is left alone', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'heading',
        depth: 2,
        children: [
          { type: 'text', value: 'Props' },
          { type: 'inlineCode', value: 'Account' },
        ],
      },
    ],
  };
  const before = structuredClone(tree);
  translateHeadings(tree, messages);
  expect(tree).toEqual(before);
});

test('a heading without words is left alone', () => {
  const heading: Heading = { type: 'heading', depth: 2, children: [] };
  translateHeadings({ type: 'root', children: [heading] }, messages);
  expect(heading).toEqual({ type: 'heading', depth: 2, children: [] });
});

test('a heading keeps what else is known of it', () => {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: ' Props' }],
    data: { hProperties: { id: 'props', className: ['a'] } },
  };
  translateHeadings({ type: 'root', children: [heading] }, messages, { lang: 'pt', dir: 'ltr' });
  expect(heading.children).toEqual([{ type: 'text', value: ' Propriedades' }]);
  expect(heading.data).toEqual({
    hProperties: { id: 'props', className: ['a'], lang: 'pt', dir: 'ltr' },
  });
});
