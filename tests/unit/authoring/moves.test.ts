import {
  filesThatMention,
  mentionsInTests,
  renameMentions,
} from '@site/src/authoring/rename/mentions';
import { isRelative, movedUrl, type Moves } from '@site/src/authoring/rename/moves';
import type { Files } from '@site/src/content/files';
import type { DocsVersion } from '@site/src/versions/docsVersions';

const moves: Moves = {
  from: '/core/guides/old',
  to: '/core/more/new',
  files: new Map([
    ['docs-core/guides/old.mdx', 'docs-core/more/new.mdx'],
    ['docs-core/guides/old/part.mdx', 'docs-core/more/new/part.mdx'],
  ]),
};

describe('an address', () => {
  const moved = (url: string, archive?: DocsVersion) =>
    movedUrl(url, { file: 'docs-core/guides/other.mdx', archive }, moves);

  test.each([
    ['/core/guides/old', '/core/more/new'],
    ['/core/guides/old/', '/core/more/new/'],
    ['/core/guides/old/?a=1#part', '/core/more/new/?a=1#part'],
    ['/core/guides/old/hooks-api/', '/core/more/new/hooks-api/'],
    ['/core/guides/older/', '/core/guides/older/'],
    ['/core/guides/', '/core/guides/'],
    ['/studio/core/guides/old/', '/studio/core/guides/old/'],
  ])('%s becomes %s', (url, expected) => {
    expect(moved(url)).toBe(expected);
  });

  test.each([
    'https://example.com/core/guides/old/',
    'mailto:core/guides/old.mdx',
    '//host/core/guides/old',
    '@site/old.mdx',
    '#old',
    '?old',
    '',
  ])('%s stays', (url) => {
    expect(moved(url)).toBe(url);
  });

  test('of an archived page means the archived page', () => {
    const archive = { product: 'core', root: '/core/0.12.1', isArchived: true };
    expect(moved('/core/guides/old/', archive as unknown as DocsVersion)).toBe('/core/guides/old/');
  });
});

describe('a link to a file', () => {
  test.each([
    ['docs-core/guides/other.mdx', './old.mdx', '../more/new.mdx'],
    ['docs-core/guides/other.mdx', 'old.mdx#part', '../more/new.mdx#part'],
    ['docs-core/guides/other.mdx', './another.mdx', './another.mdx'],
    ['docs-core/more/beside.mdx', '../guides/old.mdx', './new.mdx'],
    ['docs-core/guides/old.mdx', './other.mdx', '../guides/other.mdx'],
    ['docs-core/guides/old.mdx', './old/part.mdx', './new/part.mdx'],
    ['docs-core/guides/old/part.mdx', '../old.mdx?a', '../new.mdx?a'],
  ])('in %s, %s becomes %s', (file, url, expected) => {
    expect(movedUrl(url, { file }, moves)).toBe(expected);
  });
});

test('a module is named by its place, or is a package', () => {
  expect(['./a', '../a', 'a', '@a/b'].map(isRelative)).toEqual([true, true, false, false]);
});

describe('a text that names the page', () => {
  test.each([
    ['see /core/guides/old/ there', 'see /core/more/new/ there'],
    ['"/toolpad/core/guides/old"', '"/toolpad/core/more/new"'],
    ['(/core/guides/old#a), /core/guides/old.', '(/core/more/new#a), /core/more/new.'],
    ['`docs-core/guides/old.mdx`', '`docs-core/more/new.mdx`'],
    ['docs-core/guides/old/part.mdx:1', 'docs-core/more/new/part.mdx:1'],
  ])('%s: %s', (text, expected) => {
    expect(renameMentions(text, moves)).toBe(expected);
  });

  test.each([
    '/core/guides/old-one',
    '/core/guides/older',
    '/zh/core/guides/old',
    'my-/core/guides/old',
    './core/guides/old',
    'x/docs-core/guides/old.mdx',
    'docs-core/guides/old.mdxx',
    'docs-core/guides/oldxmdx',
  ])('%s names another', (text) => {
    expect(renameMentions(text, moves)).toBe(text);
  });
});

describe('files that may name pages', () => {
  const texts: Readonly<Record<string, string>> = {
    'README.md': '',
    'src/a.ts': '',
    'src/b.tsx': '',
    'src/c.cjs': '',
    'src/d.mdx': '',
    'src/e.json': '',
    'src/f.css': '',
    'src/navigation/core.ts': '',
    'src/hosting/redirects.ts': '',
    'src/hosting/redirects.ts.md': '',
    'tests/e2e/a.spec.ts':
      'one\n  go("/core/guides/old/")\n/core/guides/old docs-core/guides/old.mdx',
    'tests/fixtures/a.ts': '/core/guides/old',
    'tests/unit/content/a.ts': '/core/guides/old',
    'tests/unit/other/a.png': '/core/guides/old',
    'tests/none.ts': '/core/guides',
  };
  const files = {
    list: (folder: string) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
    isFile: (file: string) => file in texts,
    read: (file: string) => Buffer.from(texts[file] ?? ''),
  } as unknown as Files;

  test('are texts of the code and of the guides, without those that are written in their own way', () => {
    expect(filesThatMention(files)).toEqual([
      ...['README.md', 'src/a.ts', 'src/b.tsx', 'src/c.cjs', 'src/d.mdx', 'src/e.json'],
      'src/hosting/redirects.ts.md',
    ]);
  });

  test('in tests are told with each place', () => {
    expect(mentionsInTests(files, moves)).toEqual([
      { file: 'tests/e2e/a.spec.ts', line: 2, column: 7 },
      { file: 'tests/e2e/a.spec.ts', line: 3, column: 1 },
      { file: 'tests/e2e/a.spec.ts', line: 3, column: 18 },
    ]);
  });
});
