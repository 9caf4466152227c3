import fs from 'node:fs';
import path from 'node:path';
import { createFiles } from '@site/src/content/files';
import { listEnglishPages } from '@site/src/translations/translationFiles';
import { firstApp, overview, realPage, replaceIn, sectionsOf } from './realPages';

/** Ids of the sections that an edit of a page ages, adds or removes. */
async function aged(file: string, edit: (text: string) => string): Promise<string[]> {
  const before = realPage(file);
  const after = edit(before);
  expect(after).not.toBe(before);
  const old = new Map((await sectionsOf(before)).sections.map(({ id, stamp }) => [id, stamp]));
  const { sections, problems } = await sectionsOf(after);
  expect(problems).toEqual([]);
  const changed = sections.filter(({ id, stamp }) => old.get(id) !== stamp).map(({ id }) => id);
  const removed = [...old.keys()].filter((id) => !sections.some((section) => section.id === id));
  return [...changed, ...removed];
}

type Edit = readonly [what: string, file: string, from: string, to: string];

const neutral: readonly Edit[] = [
  ['spaces between words', overview, 'top bar with the name', 'top  bar with   the name'],
  ['another line break', overview, 'dark mode, and a title', 'dark mode,\nand a title'],
  ['more empty lines', overview, '## Maturity', '\n\n## Maturity'],
  ['where a link leads', overview, '](./roadmap.mdx)', '](./support.mdx)'],
  ['a link’s address elsewhere', overview, 'https://mui.com/material-ui/', 'https://mui.com/x/'],
  ['an address in an attribute', overview, 'href="/core/introduction/tutorial/"', 'href="/core/"'],
  [
    'attributes on lines of their own',
    overview,
    '<Card title="Build an app" href',
    '<Card\n    title="Build an app"\n    href',
  ],
  [
    'a component’s text on a line of its own',
    overview,
    '>Build an orders back office from an empty folder, in eight steps.</Card>',
    '>\n    Build an orders back office from an empty folder, in eight steps.\n  </Card>',
  ],
  ['no emphasis', overview, '**Material UI**', 'Material UI'],
  ['emphasis written otherwise', firstApp, '*binding*', '_binding_'],
  [
    'numbers of a list',
    firstApp,
    '1. Next to **Queries**, select',
    '7. Next to **Queries**, select',
  ],
  [
    'bullets of a list',
    firstApp,
    '- Node.js 20 or later, and npm.\n- A code editor, and a browser window at least 1,200 pixels wide.\n- Some',
    '* Node.js 20 or later, and npm.\n* A code editor, and a browser window at least 1,200 pixels wide.\n* Some',
  ],
  [
    'a table’s spaces and dashes',
    overview,
    '| Part | What it does |\n| --- | --- |',
    '|Part|What it does|\n|:---|------|',
  ],
  [
    'a comment',
    overview,
    'This file and an HTML page',
    '{/* look here */}\n\nThis file and an HTML page',
  ],
  ['an escape', overview, 'sign-in, dialogs', 'sign\\-in, dialogs'],
  ['a key that nobody translates', overview, 'pageType: overview', 'pageType: concept'],
  [
    'quotes around a title',
    overview,
    'title: Toolpad Core overview',
    'title: "Toolpad Core overview"',
  ],
];

const aging: readonly (readonly [...Edit, ids: string[]])[] = [
  ['a word', overview, 'switch for dark mode', 'button for dark mode', ['a-complete-app']],
  ['the case of a letter', overview, 'a top bar', 'a Top bar', ['a-complete-app']],
  [
    'a paragraph that becomes two',
    overview,
    'each app.\nToolpad Core is',
    'each app.\n\nToolpad Core is',
    ['.'],
  ],
  [
    'a row of a table',
    overview,
    '| `useSession` | Returns who is signed in |\n',
    '',
    ['what-is-included'],
  ],
  [
    'an item of a list',
    firstApp,
    '- A code editor, and a browser window at least 1,200 pixels wide.\n',
    '',
    ['before-you-begin'],
  ],
  ['code in a fence', overview, "{ title: 'Tickets' }", "{ title: 'Issues' }", ['a-complete-app']],
  [
    'the indentation of code',
    overview,
    "\n  { title: 'Tickets' }",
    "\n    { title: 'Tickets' }",
    ['a-complete-app'],
  ],
  [
    'a comment in code',
    firstApp,
    '// Relative to the folder',
    '// Relative to a folder',
    ['create-the-project'],
  ],
  [
    'the name of a sample',
    overview,
    'title="src/main.tsx"',
    'title="src/index.tsx"',
    ['a-complete-app'],
  ],
  [
    'code in running text',
    overview,
    'with a `root` element',
    'with a `main` element',
    ['a-complete-app'],
  ],
  [
    'code that is code no more',
    overview,
    'with a `root` element',
    'with a root element',
    ['a-complete-app'],
  ],
  ['the words of a heading', overview, '## Maturity', '## Status', ['maturity']],
  ['the level of a heading', overview, '## Maturity', '### Maturity', ['maturity']],
  ['an id', overview, '{/* #maturity */}', '{/* #status */}', ['status', 'maturity']],
  ['an attribute’s text', overview, 'title="Build an app"', 'title="Build one"', ['start-here']],
  ['an alternative text', firstApp, 'alt="The help desk', 'alt="A help desk', ['.']],
  ['a value in braces', overview, '<CardGrid>', '<CardGrid columns={2}>', ['start-here']],
  ['the title', overview, 'title: Toolpad Core overview', 'title: Overview', ['.']],
  ['the description', overview, 'how mature it is.', 'how old it is.', ['.']],
  ['a keyword', overview, 'dashboard, Material UI', 'Material UI', ['.']],
  [
    'a new section',
    overview,
    '## Maturity',
    '## New {/* #new */}\n\nText.\n\n## Maturity',
    ['new'],
  ],
  [
    'a kind of list',
    firstApp,
    '- Node.js 20 or later, and npm.\n- A code editor, and a browser window at least 1,200 pixels wide.\n- Some',
    '1. Node.js 20 or later, and npm.\n2. A code editor, and a browser window at least 1,200 pixels wide.\n3. Some',
    ['before-you-begin'],
  ],
];

test.each(neutral)('%s ages nothing', async (_what, file, from, to) => {
  expect(await aged(file, (text) => replaceIn(text, from, to))).toEqual([]);
});

test.each(aging)('%s ages its section alone', async (_what, file, from, to, ids) => {
  expect(await aged(file, (text) => replaceIn(text, from, to))).toEqual(ids);
});

test('a removed section and moved ones are told from changed ones', async () => {
  const cut = (text: string): string => text.slice(0, text.indexOf('## Maturity'));
  expect(await aged(overview, cut)).toEqual(['maturity']);
  const moved = (text: string): string => {
    const at = text.indexOf('## How it relates');
    const end = text.indexOf('## Maturity');
    return text.slice(0, at) + text.slice(end) + '\n' + text.slice(at, end);
  };
  expect(await aged(overview, moved)).toEqual([]);
});

test('attributes in another order age nothing', async () => {
  const swapped = (text: string): string => text.replace(/^( +name=.*\n)( +alt=.*\n)/m, '$2$1');
  expect(await aged(firstApp, swapped)).toEqual([]);
});

test('Windows line ends age nothing', async () => {
  expect(await aged(firstApp, (text) => text.replaceAll('\n', '\r\n'))).toEqual([]);
});

test('only headings are headings: not those in fences, comments, or front matter', async () => {
  const text = [
    '---\ntitle: A\n# no: heading\n---\n',
    '```bash\n## not this\n```\n',
    '{/*\n\n## nor this\n\n*/}\n',
    ':::note\n\n## But this {/* #inside */}\n\n:::\n',
    'And this\n---\n',
    '###### And *this* `code`\n',
    '## And this\n',
  ].join('\n');
  const { sections } = await sectionsOf(text);
  expect(sections.map(({ id, title, hasExplicitId }) => [id, title, hasExplicitId])).toEqual([
    ['.', 'A', true],
    ['inside', 'But this', true],
    ['and-this', 'And this', false],
    ['and-this-code', 'And this code', false],
    ['and-this-1', 'And this', false],
  ]);
});

test('a section knows its lines and its own Markdown', async () => {
  const text = realPage(overview);
  const lines = text.split('\n');
  const { sections } = await sectionsOf(text);
  expect(sections.map(({ markdown }) => markdown).join('\n')).toBe(text);
  const [, start] = sections;
  expect(lines[(start?.line ?? 0) - 1]).toBe('## Start here {/* #start-here */}');
  expect(text.slice(0, start?.headingEnd)).toMatch(/## Start here \{\/\* #start-here \*\/\}$/);
});

test('a page that can not be read is its problems', async () => {
  const broken = await sectionsOf('---\ntitle: A\n---\n\n## B\n\nA {brace\n');
  expect(broken).toMatchObject({ sections: [], problems: [{ line: 7, column: 3 }] });
  const open = await sectionsOf('---\ntitle: A\n');
  expect(open).toMatchObject({
    sections: [],
    problems: [{ code: 'content/unclosed-front-matter' }],
  });
});

test('every English page of the site can be stamped, each section by itself', async () => {
  const root = path.resolve(__dirname, '../../..');
  const pages = listEnglishPages(createFiles(root));
  expect(pages.length).toBeGreaterThan(60);
  for (const { file } of pages) {
    const { sections, problems } = await sectionsOf(fs.readFileSync(path.join(root, file), 'utf8'));
    expect({ file, problems }).toEqual({ file, problems: [] });
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.every(({ stamp }) => /^[0-9a-f]{8}$/.test(stamp))).toBe(true);
  }
});
