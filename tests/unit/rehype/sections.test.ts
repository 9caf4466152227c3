import type { Element, Root, RootContent } from 'hast';
import { rehypeSections } from '@site/src/rehype/sections';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});

const program = { type: 'mdxjsEsm', value: 'export const a = 1;' } as unknown as RootContent;
const component = { type: 'mdxJsxFlowElement', name: 'Demo' } as unknown as RootContent;

/** Names of what is in a page, those of a section in brackets. */
function outline(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type !== 'element') return (node as { name?: string }).name ?? node.type;
      return node.tagName === 'section' ? `[${outline(node.children)}]` : node.tagName;
    })
    .join(' ');
}

function sectionsOf(...children: RootContent[]): string {
  const root: Root = { type: 'root', children };
  const transform = (rehypeSections as unknown as () => (tree: Root) => void)();
  transform(root);
  return outline(root.children);
}

test('a section goes from one heading of the second level to the next', () => {
  const page = ['h1', 'p', 'h2', 'p', 'h3', 'p', 'h2', 'ul'].map(element);
  expect(sectionsOf(...page)).toBe('h1 p [h2 p h3 p] [h2 ul]');
});

test('components and text between belong to it, and programs stay at the top', () => {
  const text: RootContent = { type: 'text', value: '\n' };
  expect(sectionsOf(program, element('h2'), text, component, program, element('p'))).toBe(
    'mdxjsEsm [h2 text Demo p] mdxjsEsm',
  );
});

test('a page without such headings stays as it is', () => {
  expect(sectionsOf(element('h1'), element('h3'), element('p'))).toBe('h1 h3 p');
  expect(sectionsOf()).toBe('');
});
