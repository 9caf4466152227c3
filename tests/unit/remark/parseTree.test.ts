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

  it('takes no comment for a part of the name, even without a space behind its #', () => {
    expect(parseTree('a.ts   #first\nb.ts  # second # third')).toMatchObject([
      { name: 'a.ts', comment: 'first' },
      { name: 'b.ts', comment: 'second # third' },
    ]);
  });

  it('shows a folder of a folder on one line without its last slash', () => {
    expect(parseTree('src/app/')).toEqual([{ name: 'src/app', isFolder: true, children: [] }]);
  });

  it('skips lines without anything on them, which still count', () => {
    expect(parseTree('a/\n\n  b\n   \nc')).toMatchObject([
      { name: 'a', children: [{ name: 'b' }] },
      { name: 'c' },
    ]);
    expect(() => parseTree('a/\n\n   b')).toThrow(expect.objectContaining({ line: 3 }));
  });

  it.each([
    ['a/\n\tb', 2, /wrong indentation/],
    ['a/\n\t\tb', 2, /wrong indentation/],
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
