import type { PageRow } from '../types';

const tutorial = './../introduction/tutorial.mdx';

/** Rows about Markdown: links, pictures, headings, code, admonitions, tables. */
export const textRows: readonly PageRow[] = [
  {
    input: 'a link to a page that is not there',
    page: 'broken-link',
    text: '[x](/core/introduction/tutoral/)',
    says: [
      '7:1  content/broken-link  "/core/introduction/tutoral/" is no page -> did you mean "/core/introduction/tutorial/"?',
    ],
  },
  {
    input: 'a link to a file that is not there',
    page: 'broken-file-link',
    text: '[x](./tutorial.mdx)',
    says: [
      '7:1  content/broken-link  there is no page docs-core/cases/tutorial.mdx -> did you mean "../introduction/tutorial.mdx"?',
    ],
  },
  {
    input: 'a link to a section that is not there',
    page: 'broken-anchor',
    text: `[x](${tutorial}#whats-nxt)`,
    says: [
      '7:1  content/broken-anchor  docs-core/introduction/tutorial.mdx has no anchor "#whats-nxt" -> did you mean "#whats-next"?',
    ],
  },
  {
    input: 'a link to a download that is not there',
    page: 'missing-download',
    text: '[x](/files/none.zip)',
    says: [
      '7:1  content/broken-link  static/files/none.zip does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: '`pathname://` to a file that is not there',
    page: 'pathname-link',
    text: '[x](pathname:///files/none.zip)',
    says: [
      '7:1  content/broken-link  static/files/none.zip does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'a broken `<a href>`',
    page: 'raw-link',
    text: '<a href="/core/nope/">x</a>',
    says: [
      '7:4  content/raw-link  a raw <a> does not get the base path -> write [text](/core/nope/)',
    ],
  },
  {
    input: 'a broken address of a component',
    page: 'component-link',
    text: '<CardGrid>\n<Card title="x" href="/core/nope/" />\n</CardGrid>',
    says: ['8:17  content/broken-link  "/core/nope/" is no page -> link to a page that exists'],
  },
  {
    input: 'a link that leads nowhere',
    page: 'empty-link',
    text: '[x]()',
    says: ['7:1  content/broken-link  the link leads nowhere -> write an address'],
  },
  {
    input: 'a link without its slash at the end',
    page: 'no-slash',
    text: '[x](/core/introduction/tutorial)',
    says: [
      '7:1  content/trailing-slash  the link does not end in a slash -> write "/core/introduction/tutorial/"',
    ],
  },
  {
    input: 'a link with the base path',
    page: 'base-path',
    text: '[x](/toolpad/core/introduction/tutorial/)',
    says: [
      '7:1  content/base-path-in-link  the link contains the base path, which is added to every link -> write "/core/introduction/tutorial/"',
    ],
  },
  {
    input: 'a link to this site by its host',
    page: 'own-host',
    text: '[x](http://localhost:3000/toolpad/core/introduction/tutorial/)',
    says: [
      '7:1  content/own-host  the link names the host of this site -> write "/core/introduction/tutorial/"',
    ],
  },
  {
    input: 'a link with capitals',
    page: 'capital-link',
    text: '[x](/core/Introduction/Tutorial/)',
    says: [
      '7:1  content/broken-link  "/core/Introduction/Tutorial/" is no page -> did you mean "/core/introduction/tutorial/"?',
    ],
  },
  {
    input: 'a link with backslashes',
    page: 'backslash-link',
    text: '[x](..\\\\introduction\\\\tutorial.mdx)',
    says: [
      '7:1  content/malformed-address  the address has a backslash -> write "../introduction/tutorial.mdx"',
    ],
  },
  {
    input: 'an address without its scheme',
    page: 'no-scheme',
    text: '[x](www.example.com)',
    says: [
      '7:1  content/malformed-address  "www.example.com" has no scheme -> write "https://www.example.com"',
    ],
  },
  {
    input: 'a scheme without its colon',
    page: 'no-colon',
    text: '[x](https//example.com/)',
    says: [
      '7:1  content/malformed-address  "https//example.com/" is no address -> write "https://example.com/"',
    ],
  },
  {
    input: 'a scheme with one slash',
    page: 'one-slash',
    text: '[x](https:/example.com/)',
    says: [
      '7:1  content/malformed-address  "https:/example.com/" is no address -> write "https://example.com/"',
    ],
  },
  {
    input: 'a host that can not be',
    page: 'bad-host',
    text: '[x](https://exa_mple..com:99999/)',
    says: [
      '7:1  content/malformed-address  "https://exa_mple..com:99999/" is no address -> correct the host, and write %20 for a space',
    ],
  },
  {
    input: 'a `javascript:` link',
    page: 'javascript-link',
    text: '[x](javascript:alert)',
    says: [
      '7:1  content/unsafe-link  the link "javascript:alert" runs code -> link to a page, or move the code into a component of src/components',
    ],
  },
  {
    input: 'a `data:` link',
    page: 'data-link',
    text: '[x](data:text/html,x)',
    says: [
      '7:1  content/unsafe-link  the link "data:text/html,x" runs code -> link to a page, or move the code into a component of src/components',
    ],
  },
  {
    input: 'a space in an address',
    page: 'space-in-link',
    text: '[x](./my page.mdx)',
    says: [
      '7:3  content/stray-markup  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
    ],
  },
  {
    input: 'a space before an address',
    page: 'space-before-link',
    text: '[x] (/core/introduction/tutorial/)',
    says: [
      '7:1  content/stray-markup  a space keeps this from being a link -> write [text](address) without a space between the two',
    ],
  },
  {
    input: 'a reference without definition',
    page: 'open-reference',
    text: 'See [the tutorial][tutorial].',
    says: [
      '7:5  content/stray-markup  the reference [the tutorial][tutorial] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
    ],
  },
  {
    input: 'a footnote without text',
    page: 'open-footnote',
    text: 'A sentence.[^1]',
    says: [
      '7:12  content/stray-markup  the footnote [^1] has no text -> add a paragraph that starts with the same mark and a colon',
    ],
  },
  {
    input: 'a picture that is not there',
    page: 'missing-image',
    text: '![x](/img/dashbord.svg)',
    says: [
      '7:1  content/missing-image  the image static/img/dashbord.svg does not exist -> did you mean static/img/dashboard.svg?',
    ],
  },
  {
    input: 'a broken `<img src>`',
    page: 'raw-image',
    text: '<img src="/img/nope.png" alt="x" />',
    says: [
      '7:1  content/missing-image  the image static/img/nope.png does not exist -> add the file, or correct the path',
    ],
  },
  {
    input: 'a picture of another server',
    page: 'remote-image',
    text: '![x](http://example.com/x.png)',
    says: [
      '7:1  content/remote-image  the image "http://example.com/x.png" comes from another server -> put it into static/ or beside the page',
    ],
  },
  {
    input: 'a picture without alternative text',
    page: 'no-alt',
    text: '![](/img/dashboard.svg)',
    says: [
      '7:1  content/image-alt  the image has no alternative text -> say what can be seen, for readers who do not see it',
    ],
  },
  {
    input: 'an h1 in the text',
    page: 'two-h1',
    text: '# Another {/* #another */}',
    says: [
      '7:1  content/second-h1  the body has an h1 of its own -> write ## and leave the title to the front matter',
    ],
  },
  {
    input: 'a heading level left out',
    page: 'skipped-level',
    text: '### Third {/* #third */}\n\nA sentence.',
    says: ['7:1  content/skipped-heading-level  an h3 follows an h1 -> write ##'],
  },
  {
    input: 'a heading without id',
    page: 'no-heading-id',
    text: '## Open questions\n\nA sentence.',
    says: [
      '7:1  content/heading-id  the heading "Open questions" has no id of its own -> add {/* #open-questions */}, so that links survive a new wording',
    ],
  },
  {
    input: 'two headings of one text',
    page: 'same-heading',
    text: '## Same\n\nA.\n\n## Same\n\nB.',
    says: [
      '7:1  content/heading-id  the heading "Same" has no id of its own -> add {/* #same */}, so that links survive a new wording',
      '11:1  content/heading-id  the heading "Same" has no id of its own -> add {/* #same */}, so that links survive a new wording',
    ],
  },
  {
    input: 'two headings of one id',
    page: 'same-id',
    text: '## A {/* #x */}\n\nA sentence.\n\n## B {/* #x */}\n\nA sentence.',
    says: [
      '11:1  content/duplicate-id  the id "x" is already that of line 7 -> give one of the two another id',
    ],
  },
  {
    input: 'a raw heading',
    page: 'raw-heading',
    text: '<h2>x</h2>',
    says: [
      '7:1  content/raw-heading  <h2> is missing from the table of contents -> write ## and an id',
    ],
  },
  {
    input: 'code without end',
    page: 'unclosed-fence',
    text: '```tsx\nx;\n\n## Swallowed {/* #swallowed */}',
    says: [
      '7:1  content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
    ],
  },
  {
    input: 'code that swallows the next one',
    page: 'swallowing-fence',
    text: '```tsx\nx;\n\n```bash\nnpm run x\n```',
    says: [
      '10:1  content/unclosed-fence  the code of line 7 has no end before this line opens another -> close it above, or open it with four backticks if it shows a fence',
    ],
  },
  {
    input: 'code that begins in a line of text',
    page: 'fence-in-text',
    text: 'Run this: ```bash\nnpm run x\n```\n\nText.',
    says: [
      '7:11  content/stray-markup  the code begins in a line of text, so its marks are shown -> write the three backticks that begin it on a line of their own',
    ],
  },
  {
    input: 'code without end in a tab',
    page: 'fence-in-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n```bash\nnpm run x\n\n</TabItem>\n</Tabs>',
    says: [
      '10:1  content/unclosed-fence  the code has no end -> add a line with the same number of backticks',
    ],
  },
  {
    input: 'an unknown language',
    page: 'fence-language',
    text: '```tyepscript\nx;\n```',
    says: ['7:1  content/fence-language  unknown language "tyepscript" -> did you mean "ts"?'],
  },
  {
    input: 'no language',
    page: 'no-language',
    text: '```\nx;\n```',
    says: [
      '7:1  content/fence-language  the code has no language -> name one behind the backticks; "text" for output',
    ],
  },
  {
    input: 'highlighted lines that are not there',
    page: 'highlight',
    text: '```tsx {3-9}\nx;\n```',
    says: [
      '7:1  content/fence-highlight  {3-9} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'highlighted lines that are no numbers',
    page: 'highlight-words',
    text: '```tsx {one}\nx;\n```',
    says: ['7:1  content/code-block  "{one}" is no list of lines -> write, for example, {1,4-6}'],
  },
  {
    input: 'a range of a billion lines',
    page: 'highlight-billion',
    text: '```tsx {1-9999999999}\nx;\n```',
    says: [
      '7:1  content/code-block  "{1-9999999999}" is no list of lines -> write, for example, {1,4-6}',
      '7:1  content/fence-highlight  {1-9999999999} highlights lines that the code does not have -> write numbers from 1 to 1, for example {1}',
    ],
  },
  {
    input: 'a misspelled word behind the language',
    page: 'fence-word',
    text: '```tsx showLineNumber\nx;\n```',
    says: [
      '7:1  content/code-block  unknown word "showLineNumber" after the language of a fence -> write showLineNumbers',
    ],
  },
  {
    input: 'an unknown styling',
    page: 'fence-styling',
    text: '```tsx styling=sass\nx;\n```',
    says: ['7:1  content/code-block  unknown styling "sass" -> use one of system, css, tailwind'],
  },
  {
    input: 'a sample that is no TypeScript',
    page: 'sample-syntax',
    text: '```tsx\nconst x = ;\n```',
    says: ['8:11  content/code-block  Unexpected token -> correct the syntax'],
  },
  {
    input: 'a file tree with odd indentation',
    page: 'file-tree',
    text: '```tree\nsrc/\n   a.ts\n```',
    says: [
      '9:1  content/code-block  wrong indentation in a file tree -> use two spaces for each level',
    ],
  },
  {
    input: 'an admonition without end',
    page: 'unclosed-admonition',
    text: ':::note\n\nA sentence.',
    says: [
      '7:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text',
    ],
  },
  {
    input: 'an admonition without end in a tab',
    page: 'admonition-in-tab',
    text: '<Tabs>\n<TabItem value="a" label="A">\n\n:::note\n\nText.\n\n</TabItem>\n</Tabs>',
    says: [
      '10:1  content/unclosed-admonition  the admonition ":::note" has no end -> add a line with ::: below its text',
    ],
  },
  {
    input: 'spaces that never break behind an admonition and a language',
    page: 'space-of-syntax',
    text: ':::note\u00a0\n\nText.\n\n:::\n\n```bash\u00a0title="a"\nnpm run x\n```',
    says: [
      '7:8  content/hidden-character  the space is one that never breaks, which is taken for a letter here -> write a plain space',
      '13:8  content/hidden-character  the space is one that never breaks, which is taken for a letter here -> write a plain space',
    ],
  },
  {
    input: 'an unknown admonition',
    page: 'unknown-admonition',
    text: ':::warnning\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/unknown-admonition  unknown admonition ":::warnning" -> did you mean ":::warning"?',
    ],
  },
  {
    input: 'a space in an admonition',
    page: 'spaced-admonition',
    text: '::: note\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/stray-colons  "::: note" is shown as text -> write ":::note" without a space',
    ],
  },
  {
    input: 'the end of an admonition alone',
    page: 'stray-colons',
    text: 'A sentence.\n\n:::',
    says: [
      '9:1  content/stray-colons  three colons end an admonition that was not started -> remove the line, or open it above',
    ],
  },
  {
    input: 'more cells than columns',
    page: 'table-cells',
    text: '| a | b |\n| --- | --- |\n| `x | y` | z |',
    says: [
      '9:11  content/table-cells  the row has 3 cells, and the table 2 columns -> write \\| for a vertical line in a cell, or add a column: the rest is not shown',
    ],
  },
  {
    input: 'fewer cells than columns',
    page: 'table-short-row',
    text: '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 |',
    says: [
      '9:1  content/table-cells  the row has 2 cells, and the table 3 columns -> write a cell for each column: one without text is a space between two lines',
    ],
  },
  {
    input: 'a TODO',
    page: 'todo',
    text: '{/* TODO: write this */}\n\nA sentence.',
    says: [
      '7:1  content/unfinished  still to be written: write this -> write it, and remove the comment',
    ],
  },
  {
    input: 'a link without its last parenthesis',
    page: 'open-link',
    text: 'Read [the guide](./sound.mdx before.',
    says: [
      '7:6  content/stray-markup  the parenthesis that ends the address of the link is missing -> write [text](address)',
    ],
  },
  {
    input: 'a link that ends with its line',
    page: 'open-link-line',
    text: 'Read [the guide](./sound.mdx',
    says: [
      '7:6  content/stray-markup  the parenthesis that ends the address of the link is missing -> write [text](address)',
    ],
  },
  {
    input: 'brackets and parentheses the wrong way round',
    page: 'reversed-link',
    text: 'Read (the guide)[./sound.mdx] before.',
    says: [
      '7:6  content/stray-markup  brackets and parentheses of the link are the wrong way round -> write [text](address)',
    ],
  },
  {
    input: 'a link as wikis have it',
    page: 'wiki-link',
    text: 'Read [[sound]] before.',
    says: [
      '7:6  content/stray-markup  [[sound]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
    ],
  },
  {
    input: 'a link without text',
    page: 'link-without-text',
    text: 'Read [](./sound.mdx) before.',
    says: [
      '7:6  content/stray-markup  the link has no text, so nobody can follow it -> write what it leads to into the brackets',
    ],
  },
  {
    input: 'a heading without a space',
    page: 'heading-without-space',
    text: '##Place {/* #place */}',
    says: [
      '7:1  content/stray-markup  a space is missing in the heading -> write ## and a space in front of its text',
    ],
  },
  {
    input: 'a heading with closing hashes in front of its id',
    page: 'closed-heading',
    text: '## Place ## {/* #place */}\n\nText.',
    says: [
      '7:10  content/stray-markup  the hashes in front of the id do not close the heading, and are shown as text -> remove them: a heading ends with its line',
    ],
  },
  {
    input: 'a heading of a seventh level',
    page: 'seventh-level',
    text: '####### Place {/* #place */}',
    says: [
      '7:1  content/stray-markup  headings have six levels at most -> write ## and a space in front of its text',
    ],
  },
  {
    input: 'a heading without text',
    page: 'heading-without-text',
    text: 'A sentence.\n\n##\n\nAnother one.',
    says: ['9:1  content/empty-heading  the heading has no text -> write its text, or remove it'],
  },
  {
    input: 'a table without its line of hyphens',
    page: 'table-without-hyphens',
    text: '| Part | Role |\n| A | B |\n| C | D |',
    says: [
      '7:1  content/stray-markup  the table has no line of hyphens, so it is shown as text -> write | --- | with one part for each column below the first row',
    ],
  },
  {
    input: 'an address that takes its scheme from the page',
    page: 'no-scheme-but-slashes',
    text: '[A place](//example.com/x)',
    says: [
      '7:1  content/malformed-address  "//example.com/x" has no scheme -> write "https://example.com/x"',
    ],
  },
  {
    input: 'a link to a file on one computer',
    page: 'file-link',
    text: '[A place](file:///home/me/a.txt)',
    says: [
      '7:1  content/malformed-address  "file:///home/me/a.txt" is a file on one computer -> put the file into static/, or link to where everybody finds it',
    ],
  },
  {
    input: 'a picture without address',
    page: 'picture-without-address',
    text: '![A dashboard]()',
    says: [
      '7:1  content/missing-image  the image has no address -> write the path of a file in static/ or beside the page',
    ],
  },
  {
    input: 'a picture that is imported from nowhere',
    page: 'imported-picture',
    text: 'import part from \'./nowhere.svg\';\n\n<img src={part} alt="A part" />',
    says: [
      '7:18  content/missing-module  the imported module "./nowhere.svg" does not exist -> correct the path, or create the module',
    ],
  },
  {
    input: 'an admonition as Docusaurus once called it',
    page: 'caution',
    text: ':::caution\n\nA sentence.\n\n:::',
    says: [
      '7:1  content/unknown-admonition  unknown admonition ":::caution" -> did you mean ":::warning"?',
    ],
  },
];
