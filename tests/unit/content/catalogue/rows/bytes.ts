import type { PageRow } from '../types';

const sound = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: Says enough of the page ${title} to be found by somebody.\npageType: reference\n---\n\n${text}\n`;

/** Rows about what a file is made of. */
export const byteRows: readonly PageRow[] = [
  {
    input: 'an empty file',
    page: 'empty',
    file: '',
    says: [
      '1:1  content/empty-page  the page has no text -> write it, or remove the file and its entry',
      '1:1  content/missing-front-matter  the page has no front matter -> start the file with title, description, and pageType between two lines of ---',
    ],
  },
  {
    input: 'front matter and nothing else',
    page: 'only-front-matter',
    text: '',
    says: [
      '1:1  content/empty-page  the page has no text -> write it, or remove the file and its entry',
    ],
  },
  {
    input: 'a comment and nothing else',
    page: 'only-comment',
    text: '{/* later */}',
    says: [
      '1:1  content/empty-page  the page has no text -> write it, or remove the file and its entry',
    ],
  },
  {
    input: 'Latin-1 instead of UTF-8',
    page: 'latin-1',
    file: Buffer.from(sound('Latin', 'Ein Satz über Bäume.'), 'latin1'),
    says: ['7:10  content/encoding  the file is not UTF-8 -> save it as UTF-8'],
  },
  {
    input: 'UTF-16 with its mark, as Windows writes it',
    page: 'utf-16',
    file: Buffer.from(`\uFEFF${sound('Wide', 'A sentence.')}`, 'utf16le'),
    says: ['1:1  content/encoding  the file is UTF-16 -> save it as UTF-8'],
  },
  {
    input: 'UTF-16 without its mark',
    page: 'utf-16-unmarked',
    file: Buffer.from(sound('Wide too', 'A sentence.'), 'utf16le'),
    says: ['1:1  content/encoding  the file is UTF-16 -> save it as UTF-8'],
  },
  {
    input: 'a NUL character',
    page: 'nul',
    file: sound('Zero', 'A sen\0tence.'),
    says: [
      '1:1  content/windows-name  Windows can\'t have a file named "nul.mdx" -> rename it',
      '7:6  content/nul  the file contains a NUL character -> delete it',
    ],
  },
  {
    input: 'a picture that was saved as a page',
    page: 'picture',
    file: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]),
    says: ['1:1  content/encoding  the file is not UTF-8 -> save it as UTF-8'],
  },
  {
    input: 'more than a megabyte',
    page: 'huge',
    file: sound('Huge', 'A sentence. '.repeat(90_000)),
    says: [
      '1:1  content/huge-page  the page has 1080109 bytes, more than 1000000 -> make several pages of it, and put data into a file that readers download',
    ],
  },
  {
    input: 'lines that end in a carriage return alone',
    page: 'carriage-return',
    file: sound('Return', 'A sentence.').replaceAll('\n', '\r'),
    says: [
      '1:4  content/line-ending  a line ends in a carriage return alone -> save the file with the line endings of Unix (LF)',
    ],
  },
  {
    input: 'a merge conflict',
    page: 'merge-conflict',
    text: '<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> other',
    says: [
      '7:1  content/merge-conflict  a merge conflict is not resolved -> keep one of the two texts, and remove the lines of <, =, and >',
    ],
  },
  {
    input: 'a zero-width space from a chat',
    page: 'zero-width',
    text: 'A pasted\u200B sentence.',
    says: [
      '7:9  content/hidden-character  an invisible character (U+200B) -> delete it; it often comes along with pasted text',
    ],
  },
  {
    input: 'bullets of a font of symbols',
    page: 'symbol-bullet',
    text: '\uF0B7 First\n\uF0B7 Second',
    says: [
      '7:1  content/hidden-character  a character of a font of symbols, which shows nothing here (U+F0B7) -> delete it, or write a hyphen and a space for the mark of an item of a list',
      '8:1  content/hidden-character  a character of a font of symbols, which shows nothing here (U+F0B7) -> delete it, or write a hyphen and a space for the mark of an item of a list',
    ],
  },
  {
    input: 'a character that turns the text around',
    page: 'bidi',
    text: 'A turned \u202Esentence.',
    says: [
      '7:10  content/hidden-character  an invisible character turns the direction of the text (U+202E) -> delete it',
    ],
  },
  {
    input: 'the mark of a lost character',
    page: 'lost-character',
    text: 'A sentence about B\uFFFDume.',
    says: [
      '7:19  content/hidden-character  a character was lost when the file was converted (U+FFFD) -> write the character anew',
    ],
  },
  {
    input: 'an escape sequence of a terminal',
    page: 'escape-sequence',
    text: 'A \u001b[31mred\u001b[0m sentence.',
    says: [
      '7:3  content/hidden-character  an invisible character (U+001B) -> delete it; it often comes along with pasted text',
    ],
  },
];
