import { body, frontMatter, testProblems } from '../fixtureSite';

describe('files that can not be read', () => {
  testProblems([
    [
      'another encoding',
      (site) =>
        site.write(
          'docs-core/introduction/overview.mdx',
          Buffer.from('---\ntitle: Caf\xe9\n', 'latin1'),
        ),
      [
        'docs-core/introduction/overview.mdx:2:11  error content/encoding  the file is not UTF-8 -> save it as UTF-8',
      ],
    ],
    [
      'UTF-16',
      (site) =>
        site.write('docs-core/introduction/overview.mdx', Buffer.from('\ufeff---\n', 'utf16le')),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/encoding  the file is UTF-16 -> save it as UTF-8',
      ],
    ],
    [
      'a NUL character',
      body('The library \0 draws.'),
      [
        'docs-core/introduction/overview.mdx:7:13  error content/nul  the file contains a NUL character -> delete it',
      ],
    ],
    ['a byte-order mark', frontMatter('---', '\ufeff---'), []],
    [
      'line ends of Windows',
      (site) => site.replaceAll('docs-core/introduction/overview.mdx', '\n', '\r\n'),
      [],
    ],
    [
      'a colon in a value',
      frontMatter('title: Overview', 'title: Over: view'),
      [
        'docs-core/introduction/overview.mdx:2:8  error content/front-matter-yaml  the title has a colon with a space behind it -> put it into quotes: title: "Over: view"',
      ],
    ],
    [
      'a key twice',
      frontMatter('title: Overview', 'title: Overview\ntitle: Again'),
      [
        'docs-core/introduction/overview.mdx:3:1  error content/front-matter-yaml  the key "title" is there twice -> remove one of the two',
      ],
    ],
    [
      'an unknown alias',
      frontMatter('title: Overview', 'title: *overview'),
      [
        'docs-core/introduction/overview.mdx:2:1  error content/front-matter-yaml  the front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): overview -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      'front matter without keys',
      frontMatter(
        'title: Overview\ndescription: Says what the library gives to a dashboard, and where to go from here.\npageType: overview',
        'Overview',
      ),
      [
        'docs-core/introduction/overview.mdx:2:1  error content/front-matter-yaml  the front matter is not valid YAML: it has no keys -> write one "key: value" a line, and put a value with a colon or a hash into quotes',
      ],
    ],
    [
      'front matter without an end',
      frontMatter('pageType: overview\n---\n', 'pageType: overview\n'),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/unclosed-front-matter  the front matter has no end -> add a line with three hyphens below the last key',
      ],
    ],
    [
      'no front matter',
      (site) => site.write('docs-core/introduction/overview.mdx', 'The library.\n'),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/missing-front-matter  the page has no front matter -> start the file with title, description, and pageType between two lines of ---',
      ],
    ],
    [
      'an empty file',
      (site) => site.write('docs-core/introduction/overview.mdx', ''),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/empty-page  the page has no text -> write it, or remove the file and its entry',
        'docs-core/introduction/overview.mdx:1:1  error content/missing-front-matter  the page has no front matter -> start the file with title, description, and pageType between two lines of ---',
      ],
    ],
    [
      'nothing but front matter',
      frontMatter(
        '---\n\nThe library draws the frame of a dashboard.\n\n## Where to start {/* #start */}\n\nRead [the tutorial](./tutorial.mdx), or look [the account button](/core/components/account/) up.\n',
        '---\n\n{/* Later. */}\n',
      ),
      [
        'docs-core/introduction/overview.mdx:1:1  error content/empty-page  the page has no text -> write it, or remove the file and its entry',
      ],
    ],
  ]);
});
