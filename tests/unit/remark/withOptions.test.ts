import type { Root } from 'mdast';
import { withOptions } from '@site/src/remark/withOptions';

interface Options {
  readonly siteDir: string;
}

const transform = jest.fn(function transform(this: unknown, { siteDir }: Options) {
  return (tree: Root) => {
    tree.children.push({ type: 'html', value: siteDir });
  };
});

it('hands the options and the processor over, and says nothing of them in the configuration', () => {
  const bound = withOptions<Options, Root>(transform, { siteDir: '/secret/folder' });
  expect(JSON.stringify({ remarkPlugins: [bound] })).toBe('{"remarkPlugins":[null]}');

  const processor = {};
  const tree: Root = { type: 'root', children: [] };
  const run = bound.call(processor as never) as unknown as (tree: Root) => void;
  run(tree);
  expect(transform.mock.contexts).toEqual([processor]);
  expect(tree.children).toEqual([{ type: 'html', value: '/secret/folder' }]);
});
