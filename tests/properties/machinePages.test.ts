import fc from 'fast-check';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import type { Nodes, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { collapseWhitespace } from '@site/src/plugins/machine-pages/collapseWhitespace';
import { text } from '@site/src/plugins/machine-pages/plainText';
import { readContent } from '@site/src/plugins/machine-pages/readContent';
import { holds, textOf } from './property';

const words = textOf('word', ' ', '\n', '  ', '\t', 'two words', '. ', '<', '&', ':', '"');

const inline = ['span', 'em', 'code', 'a', 'b', 'q'] as const;
const blocks = ['p', 'div', 'li', 'h2', 'pre', 'blockquote'] as const;

const attributes = fc.dictionary(
  fc.constantFrom('id', 'title', 'href', 'hidden', 'data-file-tree', 'lang'),
  fc.constantFrom('', 'a', 'a b', '/x?a&b', '"'),
  { maxKeys: 2 },
);

const { content: nodes } = fc.letrec<{ node: ElementContent; content: ElementContent[] }>(
  (tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words.map((value): ElementContent => ({ type: 'text', value })),
      fc
        .tuple(fc.constantFrom(...inline, ...blocks, 'img', 'br'), attributes, tie('content'))
        .map(([tagName, properties, children]): ElementContent => {
          const isEmpty = ['img', 'br'].includes(tagName);
          return { type: 'element', tagName, properties, children: isEmpty ? [] : children };
        }),
    ),
    content: fc.array(tie('node'), { maxLength: 4 }),
  }),
);

const contentElement = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children,
});

test('white space is collapsed as everywhere', () =>
  holds(nodes, (children) => {
    const ours = contentElement(structuredClone(children));
    const theirs = contentElement(structuredClone(children));
    collapseWhitespace(ours);
    minifyWhitespace(theirs);
    expect(ours).toEqual(theirs);
  }));

const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function htmlOf(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  const named = Object.entries(node.properties).map(
    ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
  );
  const start = `<${node.tagName}${named.join('')}>`;
  const isEmpty = ['img', 'br'].includes(node.tagName);
  return isEmpty ? start : `${start}${node.children.map(htmlOf).join('')}</${node.tagName}>`;
}

/** Elements with their texts, and no more: what stands in a block of code is its text. */
function outline(node: Root | ElementContent): unknown {
  if (node.type === 'text') return node.value;
  const children =
    'children' in node ? node.children.map((child) => outline(child as Element)) : [];
  return node.type === 'element' ? [[node.tagName, node.properties.href, children]] : children;
}

/** Elements that no other parser would nest in another way than they are written. */
const nestable = nodes.map((children) => {
  const withoutBlocks = (list: readonly ElementContent[]): ElementContent[] =>
    list.map((node) =>
      node.type === 'element'
        ? {
            ...node,
            tagName: (blocks as readonly string[]).includes(node.tagName) ? 'span' : node.tagName,
            children: withoutBlocks(node.children).filter(
              (child) =>
                !(child.type === 'element' && ['a', 'code', 'em', 'b'].includes(child.tagName)),
            ),
          }
        : node,
    );
  return withoutBlocks(children);
});

test('a page is the tree that its HTML says', () =>
  holds(nestable, (children) => {
    const html = `<div class="theme-doc-markdown">${children.map(htmlOf).join('')}</div>`;
    const { content } = readContent(html, (address) => address);
    const [theirs] = fromHtml(html, { fragment: true }).children as Element[];
    expect(content && outline(content)).toEqual(theirs && outline(theirs));
  }));

const piece = fc.oneof(
  textOf(
    ...['word', 'www', ' ', '.', ':', '/', '1', ')', '-', '+', '*', '_', '[', '!', '(', '#', '\n'],
  ),
  textOf('A word', ' more, of', ' it.', " isn't", ' (so)', ':', ' 12.5', 'w', 'w.', 'https://'),
);

const phrasing: fc.Arbitrary<PhrasingContent> = fc.oneof(
  { weight: 3, arbitrary: piece.map((value): PhrasingContent => ({ type: 'text', value })) },
  piece.map((value): PhrasingContent => ({ type: 'inlineCode', value })),
  piece.map((value): PhrasingContent => ({ type: 'strong', children: [{ type: 'text', value }] })),
  fc.constant<PhrasingContent>({ type: 'break' }),
  piece.map(
    (value): PhrasingContent => ({ type: 'link', url: '/a', children: [{ type: 'text', value }] }),
  ),
);

test('texts are escaped as everywhere', () =>
  holds(fc.tuple(fc.nat(3), fc.array(phrasing, { maxLength: 4 })), ([kind, children]) => {
    const paragraph: Nodes = { type: 'paragraph', children };
    const kinds: readonly Nodes[] = [
      paragraph,
      { type: 'heading', depth: 2, children },
      { type: 'list', children: [{ type: 'listItem', children: [paragraph] }] },
      {
        type: 'table',
        children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }],
      },
    ];
    const tree: Nodes = kinds[kind] ?? paragraph;
    const options = { extensions: [gfmToMarkdown()], resourceLink: true };
    expect(toMarkdown(tree, { ...options, handlers: { text } })).toBe(toMarkdown(tree, options));
  }));
