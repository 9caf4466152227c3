import type { Nodes } from 'mdast';
import { blocksOf, fence, text } from './blocksOf';

const typed = 'export const total = (prices: number[]): number => prices.length;';

describe('a TypeScript fence', () => {
  it('becomes a block with both variants', async () => {
    const [block] = await blocksOf(fence('ts', typed, 'title="src/total.ts"'));
    expect(block?.name).toBe('total');
    expect(block?.sources.map(({ variant, label }) => [variant, label])).toEqual([
      ['TS', 'src/total.ts'],
      ['JS', 'src/total.js'],
    ]);
    expect(block?.sources[1]?.html.replace(/<[^>]+>/g, '')).toBe(
      'export const total = (prices) =&gt; prices.length;',
    );
  });

  it('has one source where it holds no types, even if it is laid out by hand', async () => {
    const [block] = await blocksOf(fence('ts', 'const  a = "x"'));
    expect(block?.sources).toHaveLength(1);
    expect(block?.sources[0]).not.toHaveProperty('variant');
  });

  it('has one source where its author says that it is about types', async () => {
    const [block] = await blocksOf(fence('ts', typed, 'ts-only'));
    expect(block?.sources).toHaveLength(1);
  });

  it('keeps its highlighted lines in JavaScript', async () => {
    const code = `interface Price {\n  value: number;\n}\n\n${typed}`;
    const [block] = await blocksOf(fence('ts', code, '{5}'));
    expect(block?.sources[1]?.html).toMatch(/line-highlight">.*total/);
  });

  it('takes the JavaScript that its author wrote', async () => {
    const [block, ...rest] = await blocksOf(
      fence('tsx', typed, 'title="a.tsx"'),
      fence('jsx', 'mine();', 'javascript'),
    );
    expect(rest).toEqual([]);
    expect(block?.sources[1]).toMatchObject({ variant: 'JS', label: 'a.jsx', language: 'jsx' });
    expect(block?.sources[1]?.html).toContain('mine');
  });

  it('may be a fragment that can’t be read alone', async () => {
    const [block] = await blocksOf(fence('tsx', 'navigation={items as Item[]}', 'fragment'));
    expect(block?.sources).toHaveLength(1);
  });
});

describe('a fence that shows a change', () => {
  it('keeps removed lines in TypeScript, and has JavaScript of the result', async () => {
    const code = `// removed-next-line\nconst a: number = 1;\n// added-next-line\nconst a: number = 2;`;
    const [block] = await blocksOf(fence('ts', code));
    const [typescript, javascript] = block?.sources ?? [];
    expect(typescript?.html).toContain('line-removed');
    expect(javascript?.html).not.toContain('line-removed');
    expect(javascript?.html).toContain('line-added');
  });
});

describe('names', () => {
  it('belong to the first block of a name, in reading order', async () => {
    const nested = {
      type: 'blockquote',
      children: [fence('ts', 'a()', 'title="x/App.ts"')],
    } as Nodes;
    const tree = [
      nested,
      text,
      fence('ts', 'b()', 'title="App.tsx"'),
      text,
      fence('ts', 'c()', 'name=Other'),
    ];
    const names = (await blocksOf(...tree)).map(({ name }) => name);
    expect(names).toEqual([undefined, 'Other']);
  });

  it('are not those of headings, to which links lead', async () => {
    const heading = { type: 'heading', depth: 2, children: [], data: { id: 'branding' } } as Nodes;
    const tree = [fence('ts', 'a()', 'title="branding.ts"'), heading];
    expect((await blocksOf(...tree)).map(({ name }) => name)).toEqual([undefined]);
  });
});

describe('stylings', () => {
  const styled = [
    fence('tsx', 'a()', 'styling="system"'),
    fence('tsx', 'b()', 'styling="css" title="B.tsx"'),
    fence('css', '.b {}', 'styling="css" title="B.css"'),
    fence('tsx', 'c()', 'styling="tailwind"'),
  ];

  it('join fences that follow each other, with their files', async () => {
    const [block, ...rest] = await blocksOf(...styled);
    expect(rest).toEqual([]);
    expect(block?.sources.map(({ styling, file: at }) => `${styling} ${at}`)).toEqual([
      'system 0',
      'css 0',
      'css 1',
      'tailwind 0',
    ]);
  });

  it('do not reach over text', async () => {
    await expect(blocksOf(...styled.slice(0, 3), text, ...styled.slice(3))).rejects.toThrow(
      /a group of stylings lacks tailwind -> add a fence with styling="tailwind"/,
    );
  });
});

describe('mistakes', () => {
  it.each([
    [
      'an unknown word',
      [fence('ts', 'a()', 'titel="x"', 7)],
      'docs-core/page.mdx:7:1  unknown word "titel"',
    ],
    [
      'an unknown word of a fence that another transform made',
      [{ ...fence('ts', 'a()', 'titel="x"'), position: undefined }],
      'docs-core/page.mdx:1:1  unknown word "titel"',
    ],
    [
      'half a mark in JavaScript of its own',
      [fence('ts', 'a();', '', 2), fence('js', 'a();\n// added-end', 'javascript', 6)],
      'docs-core/page.mdx:8:1  added-end without',
    ],
    [
      'a sample that is no TypeScript',
      [fence('ts', 'a();\nconst = 1;', '', 7)],
      'docs-core/page.mdx:9:1  ',
    ],
    [
      'JavaScript without its TypeScript',
      [fence('js', 'a()', 'javascript', 3)],
      'docs-core/page.mdx:3:1  "javascript" without',
    ],
    [
      'JavaScript below something else',
      [fence('css', 'a {}'), fence('js', 'a()', 'javascript', 5)],
      'docs-core/page.mdx:5:1  "javascript" belongs',
    ],
    [
      'types only, with JavaScript',
      [fence('ts', 'a()', 'ts-only'), fence('js', 'a()', 'javascript', 5)],
      'exclude each other',
    ],
    [
      'types only, on another language',
      [fence('css', 'a {}', 'ts-only', 2)],
      'docs-core/page.mdx:2:1  "ts-only" on a css fence',
    ],
    [
      'half a mark',
      [fence('ts', 'a();\n// added-end', '', 4)],
      'docs-core/page.mdx:6:1  added-end without',
    ],
    [
      'TypeScript that is not valid, below a mark and removed lines',
      [fence('ts', '// removed-next-line\na();\n// added-next-line\nconst b: = 1;', '', 4)],
      'docs-core/page.mdx:8:1  Unexpected token',
    ],
  ])('%s is an error with file, line and fix', async (_, fences, message) => {
    await expect(blocksOf(...fences)).rejects.toThrow(message);
    await expect(blocksOf(...fences)).rejects.toThrow(' -> ');
  });
});
