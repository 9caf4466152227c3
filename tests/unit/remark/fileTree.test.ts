import type { Code, Root } from 'mdast';
import { remarkFileTree } from '@site/src/remark/file-tree';

const tree = (value: string, line = 3): Code => ({
  type: 'code',
  lang: 'tree',
  value,
  position: { start: { line, column: 1 }, end: { line, column: 1 } },
});

function transformed(root: Root): Root {
  const transform = (remarkFileTree as unknown as () => (tree: Root, file: object) => void)();
  transform(root, { path: 'docs-core/a.mdx' });
  return root;
}

test('trees become elements, wherever they stand, and other fences stay', () => {
  const root = transformed({
    type: 'root',
    children: [
      tree('a/\n  b.ts'),
      { type: 'code', lang: 'ts', value: 'a' },
      { type: 'blockquote', children: [tree('c.ts'), { type: 'thematicBreak' }] },
    ],
  });
  const [first, second, quote] = root.children;
  expect(first).toMatchObject({ type: 'mdxJsxFlowElement', name: 'FileTree' });
  expect(JSON.stringify(first)).toContain('b.ts');
  expect(second).toMatchObject({ type: 'code', lang: 'ts' });
  expect(quote).toMatchObject({
    children: [{ type: 'mdxJsxFlowElement', name: 'FileTree' }, { type: 'thematicBreak' }],
  });
});

test('a mistake in a tree is told with its line on the page', () => {
  const wrong = () => transformed({ type: 'root', children: [tree('a/\n   b.ts', 10)] });
  expect(wrong).toThrow(/^docs-core\/a\.mdx:12:1 {2}\S/);
});
