import { FileTreeError, parseTree } from '../../../src/remark/file-tree/parseTree';

describe('parseTree', () => {
  it('reads folders, files and comments', () => {
    expect(parseTree('app/\n  page.tsx  # the page\n  api/\n    route.ts\npackage.json')).toEqual([
      {
        name: 'app',
        isFolder: true,
        children: [
          { name: 'page.tsx', isFolder: false, comment: 'the page', children: [] },
          {
            name: 'api',
            isFolder: true,
            children: [{ name: 'route.ts', isFolder: false, children: [] }],
          },
        ],
      },
      { name: 'package.json', isFolder: false, children: [] },
    ]);
  });

  it('keeps a # that belongs to the name', () => {
    expect(parseTree('c#.md')).toMatchObject([{ name: 'c#.md' }]);
  });

  it.each([
    ['a/\n   b', 2, /wrong indentation/],
    ['a/\n    b', 2, /wrong indentation/],
    ['a\n  b', 2, /"a" is a file but holds "b"/],
  ])('refuses %j and names the line', (source, line, message) => {
    expect(() => parseTree(source)).toThrow(message);
    try {
      parseTree(source);
    } catch (error) {
      expect((error as FileTreeError).line).toBe(line);
    }
  });
});
