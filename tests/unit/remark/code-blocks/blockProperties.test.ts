import type { Nodes } from 'mdast';
import { blocksOf, fence, shown, text, transformed } from '../blocksOf';

const typed = 'interface A {\n  b: number;\n}\n\nexport const a: A = { b: 1 };';

const styled = (styling: string, meta = '') =>
  fence('tsx', `${styling}();`, `styling="${styling}" ${meta}`);

async function namesOf(...children: Nodes[]): Promise<(string | undefined)[]> {
  return (await blocksOf(...children)).map(({ name }) => name);
}

test('nothing but blocks stands in the place of fences', async () => {
  const nodes = await transformed(fence('ts', 'a();'), fence('ts', 'b();'), text);
  expect(nodes.map((node) => ('name' in node ? node.name : node.type))).toEqual([
    ...['CodeBlock', 'CodeBlock', 'paragraph'],
  ]);
});

test('a block has no property that its author does not ask for', async () => {
  expect(await blocksOf(fence('css', 'a {}'))).toStrictEqual([
    {
      lineCount: 1,
      sources: [{ file: 0, language: 'css', html: expect.any(String) }],
    },
  ]);
});

test.each(['wrap', 'expanded', 'showLineNumbers'])('%s is handed on', async (flag) => {
  const [block] = await blocksOf(fence('css', 'a {}', flag));
  expect(block).toMatchObject({ [flag]: true });
});

test('what one fence of a group asks for holds for the block', async () => {
  const [block] = await blocksOf(styled('system'), styled('css', 'wrap'), styled('tailwind'));
  expect(block).toMatchObject({ wrap: true });
});

test('line numbers need an element for each line', async () => {
  const [plain, numbered] = await blocksOf(
    fence('text', 'a\nb'),
    fence('text', 'a\nb', 'showLineNumbers'),
  );
  expect(plain?.sources[0]?.html).toBe('a\nb');
  expect(numbered?.sources[0]?.html).toBe(
    '<span class="line">a</span>\n<span class="line">b</span>',
  );
});

test('lines are counted as the author sees them, with the comments that mark others', async () => {
  const source = '// added-next-line\na\n// focus-start\nb\nc\n// focus-end\nd';
  const [block] = await blocksOf(fence('text', source, '{5,7,12}'));
  expect(block?.sources[0]?.html.split('\n')).toEqual([
    '<span class="line line-added">a</span>',
    '<span class="line line-focus">b</span>',
    '<span class="line line-highlight">c</span>',
    '<span class="line line-highlight">d</span>',
  ]);
});

test('a block is as high as its longest source', async () => {
  const [block] = await blocksOf(fence('ts', typed));
  expect(block?.sources.map(({ html }) => html.split('\n').length)).toEqual([5, 1]);
  expect(block?.lineCount).toBe(5);
  const [written] = await blocksOf(
    fence('ts', 'a();'),
    fence('js', 'a();\n\n\nb();', 'javascript'),
  );
  expect(written?.lineCount).toBe(4);
});

test('code without a language is text', async () => {
  const [block] = await blocksOf({ type: 'code', value: 'const a = 1;' });
  expect(block?.sources).toMatchObject([{ language: 'text', html: 'const a = 1;' }]);
});

describe('a name', () => {
  test.each([
    ['src/App.tsx', 'App'],
    ['next.config.mjs', 'next.config'],
    ['src/a/types.d.cts', 'types.d'],
    ['main.js', 'main'],
  ])('is taken from the file %s', async (title, name) => {
    expect(await namesOf(fence('tsx', 'a();', `title="${title}"`))).toEqual([name]);
  });

  test.each(['src/styles.css', 'package.json', 'App.tsx.orig', 'A sample', 'src/.ts'])(
    'is not taken from %j',
    async (title) => {
      expect(await namesOf(fence('tsx', 'a();', `title="${title}"`))).toEqual([undefined]);
    },
  );

  test('that the author gives counts more than the file', async () => {
    expect(await namesOf(fence('tsx', 'a();', 'title="src/App.tsx" name=Shell'))).toEqual([
      'Shell',
    ]);
  });

  test('of a group is that of its first fence', async () => {
    expect(
      await namesOf(
        styled('system', 'title="System.tsx"'),
        styled('css', 'title="Css.tsx"'),
        styled('tailwind'),
      ),
    ).toEqual(['System']);
  });

  test('is free where headings have none', async () => {
    const heading: Nodes = { type: 'heading', depth: 2, children: [] };
    expect(await namesOf(heading, fence('ts', 'a();', 'title="a.ts"'))).toEqual(['a']);
  });
});

describe('a drawn tree', () => {
  test('stays for the transform that draws it', async () => {
    const tree = fence('tree', 'src/\n  a.ts');
    expect(await transformed(tree)).toEqual([tree]);
  });

  test('between stylings divides them', async () => {
    await expect(
      blocksOf(styled('system'), styled('css'), fence('tree', 'a.ts'), styled('tailwind')),
    ).rejects.toThrow('a group of stylings lacks tailwind');
  });
});

test('groups of stylings may follow each other where another fence stands between them', async () => {
  const group = [styled('system'), styled('css'), styled('tailwind')];
  const blocks = await blocksOf(...group, fence('css', 'a {}'), ...group);
  expect(blocks.map(({ sources }) => sources.map(({ styling }) => styling))).toEqual([
    ['system', 'css', 'tailwind'],
    [undefined],
    ['system', 'css', 'tailwind'],
  ]);
});

describe('variants', () => {
  const sourcesOf = async (...children: Nodes[]) =>
    (await blocksOf(...children))[0]?.sources.map(({ variant, label, language, html }) => [
      ...[variant, label, language, shown(html)],
    ]);

  test('are told apart by their languages where no file is named', async () => {
    expect(await sourcesOf(fence('ts', 'let a: string;'))).toEqual([
      ['TS', 'TypeScript', 'ts', 'let a: string;'],
      ['JS', 'JavaScript', 'js', 'let a;'],
    ]);
    expect(await sourcesOf(fence('tsx', 'let a: string = <b>c</b>;'))).toEqual([
      ['TS', 'TypeScript', 'tsx', 'let a: string = <b>c</b>;'],
      ['JS', 'JavaScript', 'jsx', 'let a = <b>c</b>;'],
    ]);
  });

  test('have no label where there is one source', async () => {
    expect(await sourcesOf(fence('ts', 'a();'))).toEqual([[undefined, undefined, 'ts', 'a();']]);
  });

  test('that their author wrote have the labels of the languages as well', async () => {
    expect(
      await sourcesOf(fence('ts', 'let a: string;'), fence('js', 'let a; // text', 'javascript')),
    ).toEqual([
      ['TS', 'TypeScript', 'ts', 'let a: string;'],
      ['JS', 'JavaScript', 'js', 'let a; // text'],
    ]);
    expect(
      await sourcesOf(
        fence('tsx', 'let a: string;', 'title="src/a.tsx"'),
        fence('jsx', 'let a;', 'javascript title="src/b.jsx"'),
      ),
    ).toEqual([
      ['TS', 'src/a.tsx', 'tsx', 'let a: string;'],
      ['JS', 'src/b.jsx', 'jsx', 'let a;'],
    ]);
  });

  test('have a title that is no name of a file in common', async () => {
    const title = 'a.ts, the first half';
    expect(await sourcesOf(fence('ts', 'let a: string;', `title="${title}"`))).toEqual([
      ['TS', title, 'ts', 'let a: string;'],
      ['JS', title, 'js', 'let a;'],
    ]);
  });

  test('are read by the rules of their language: only tsx has elements', async () => {
    expect(await sourcesOf(fence('ts', 'const a = <string>b;'))).toMatchObject([
      {},
      ['JS', 'JavaScript', 'js', 'const a = b;'],
    ]);
    await expect(sourcesOf(fence('tsx', 'const a = <string>b;'))).rejects.toThrow('page.mdx:2:1');
  });

  test('keep the blank lines of their author', async () => {
    const source = 'const list: A[] = [\n  1,\n\n  2,\n];\n\nrun();';
    expect((await sourcesOf(fence('ts', source)))?.[1]?.[3]).toBe(
      'const list = [\n  1,\n\n  2,\n];\n\nrun();',
    );
  });
});
