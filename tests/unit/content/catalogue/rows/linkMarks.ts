import type { PageRow } from '../types';

/** Rows about links that lack a mark, and slips in their addresses. */
export const linkMarkRows: readonly PageRow[] = [
  {
    input: 'links without one of their marks',
    page: 'link-open-bracket',
    text: 'See [the page(./sound.mdx) here.\n\nSee [the site(https://example.com/) here.\n\nSee [the page]./sound.mdx) here.\n\nSee [the site]https://example.com/) here.',
    says: [
      '7:5  content/stray-markup  the bracket that ends the text of the link is missing -> write [text](address)',
      '9:5  content/stray-markup  the bracket that ends the text of the link is missing -> write [text](address)',
      '11:5  content/stray-markup  the parenthesis that begins the address of the link is missing -> write [text](address)',
      '13:5  content/stray-markup  the parenthesis that begins the address of the link is missing -> write [text](address)',
    ],
  },
  {
    input: 'a space behind the mark of a picture',
    page: 'picture-space',
    text: '! [A dashboard](/img/dashboard.svg)',
    says: [
      '7:1  content/stray-markup  a space keeps this from being a picture -> write ![what it shows](address) without it',
    ],
  },
  {
    input: 'bare addresses with a slip in the scheme',
    page: 'bare-scheme',
    text: 'See https//example.com/a or http:/example.com for more.',
    says: [
      '7:5  content/stray-markup  "https//example.com/a" is no address -> write https://example.com/a',
    ],
  },
  {
    input: 'accents instead of backticks',
    page: 'accents',
    text: 'Write ´npm start´ here.',
    says: [
      '7:7  content/stray-markup  the accents around ´npm start´ make no code -> write `code` with backticks',
    ],
  },
  {
    input: 'other tables of contents',
    page: 'contents-marks',
    text: '[[toc]]\n\nA sentence.',
    says: [
      '7:1  content/stray-markup  [[toc]] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
    ],
  },
  {
    input: 'slips in addresses of links',
    page: 'address-slips',
    text: '[a](mailto://foo@example.com), [b](https://example.com/a,), [c](./sound.mdx.), [d](C:\\docs\\page.mdx), [e](github.com/mui/toolpad), [f](example.com)',
    says: [
      '7:1  content/malformed-address  an address of mail has no slashes -> write "mailto:foo@example.com"',
      '7:32  content/malformed-address  "," belongs to the sentence, not to the address -> write "https://example.com/a"',
      '7:61  content/malformed-address  "." belongs to the sentence, not to the address -> write "./sound.mdx"',
      '7:80  content/malformed-address  "C:\\docs\\page.mdx" is a file on one computer -> put the file into static/, or link to where everybody finds it',
      '7:103  content/malformed-address  "github.com/mui/toolpad" has no scheme -> write "https://github.com/mui/toolpad"',
      '7:132  content/malformed-address  "example.com" has no scheme -> write "https://example.com"',
    ],
  },
];
