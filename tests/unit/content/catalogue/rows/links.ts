import type { PageRow } from '../types';

const tutorial = './../introduction/tutorial.mdx';

/** Rows about links and their addresses. */
export const linkRows: readonly PageRow[] = [
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
];
