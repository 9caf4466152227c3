import type { PageRow } from '../types';

/** Rows about addresses of links and pictures. */
export const addressRows: readonly PageRow[] = [
  {
    input: 'a new line between text and address',
    page: 'link-newline',
    text: 'See [x]\n(../cases/sound.mdx).',
    says: [
      '7:5  content/stray-markup  a new line keeps this from being a link -> write [text](address) without a space between the two',
    ],
  },
  {
    input: 'a link around a link',
    page: 'link-nested',
    text: 'See [a [b](./sound.mdx) c](./sound.mdx).',
    says: [
      '7:24  content/stray-markup  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
    ],
  },
  {
    input: 'a link in a link, with a whole address',
    page: 'link-twice',
    text: 'See [a [b](./sound.mdx) c](https://example.com/).',
    says: [
      '7:26  content/stray-markup  the address belongs to no link, so it is shown as text -> write [text](address), with no other link in the text',
    ],
  },
  {
    input: 'a bare address in a Chinese sentence',
    page: 'link-cjk',
    text: '看 https://example.com/x。后面',
    says: [
      '7:3  content/stray-markup  the link goes on behind "https://example.com/x" into the sentence -> write [text](address)',
    ],
  },
  {
    input: 'a parenthesis too few',
    page: 'paren',
    text: '[x](https://en.wikipedia.org/wiki/Foo_(bar)',
    says: [
      '7:3  content/stray-markup  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
    ],
  },
  {
    input: 'a size of a picture',
    page: 'size',
    text: '![x](/img/a.svg =100x20)',
    says: [
      '7:4  content/stray-markup  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
    ],
  },
  {
    input: 'quotes in the title of a link',
    page: 'quoted',
    text: '[x](./sound.mdx "a "quoted" title")',
    says: [
      '7:3  content/stray-markup  the title of the link has quotes inside, so it is shown as text -> write \\" for each quote inside of the title',
    ],
  },
  {
    input: 'typographic quotes around the title of a link',
    page: 'curly',
    text: '[x](./sound.mdx “a title”)',
    says: [
      '7:3  content/stray-markup  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
    ],
  },
  {
    input: 'an address of mail without its scheme',
    page: 'mail',
    text: '[x](foo@example.com)',
    says: [
      '7:1  content/malformed-address  "foo@example.com" is an address of mail -> write "mailto:foo@example.com"',
    ],
  },
  {
    input: 'a link by the path of a file in the project',
    page: 'file-path',
    text: '[x](/docs-core/introduction/tutorial.mdx)',
    says: [
      '7:1  content/page-address  the link names the file of a page -> write "/core/introduction/tutorial/"',
    ],
  },
  {
    input: 'a picture with backslashes',
    page: 'backslash',
    text: '![x](..\\..\\img.svg)',
    says: [
      '7:1  content/missing-image  the address of the image has a backslash -> write / for \\',
    ],
  },
  {
    input: 'a picture inside of the page',
    page: 'data',
    text: '![x](data:image/png;base64,AAAA)',
    says: [
      '7:1  content/inline-image  the image is written into the page -> save it as a file in static/ or beside the page, and write its path',
    ],
  },
  {
    input: 'a space that never breaks in front of an address, and behind one',
    page: 'link-blank',
    text: 'See [a](\u00A0./sound.mdx) and [b](./sound.mdx\u00A0).',
    says: [
      '7:5  content/malformed-address  the blank around the address is no plain space, so it is a part of the address -> write "./sound.mdx"',
      '7:27  content/malformed-address  the blank around the address is no plain space, so it is a part of the address -> write "./sound.mdx"',
    ],
  },
  {
    input: 'addresses of files by their place in the project, and with the base path',
    page: 'file-places',
    text: [
      '![A dashboard](/static/img/dashboard.svg)',
      '![A dashboard](static/img/dashboard.svg)',
      '![A dashboard](/toolpad/img/dashboard.svg)',
      '[a dashboard](/static/img/dashboard.svg)',
    ].join('\n\n'),
    says: [
      '7:1  content/missing-image  the image static/static/img/dashboard.svg does not exist -> did you mean "/img/dashboard.svg"?',
      '9:1  content/missing-image  the image docs-core/cases/static/img/dashboard.svg does not exist -> did you mean "/img/dashboard.svg"?',
      '11:1  content/missing-image  the image static/toolpad/img/dashboard.svg does not exist -> did you mean "/img/dashboard.svg"?',
      '13:1  content/broken-link  static/static/img/dashboard.svg does not exist -> did you mean "/img/dashboard.svg"?',
    ],
  },
  {
    input: 'a bare address in square brackets',
    page: 'address-in-brackets',
    text: 'See [https://example.com:99999/].',
    says: [
      '7:6  content/malformed-address  "https://example.com:99999/" is no address -> correct the host, and write %20 for a space',
    ],
  },
];
