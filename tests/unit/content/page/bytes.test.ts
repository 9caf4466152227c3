import { MAX_PAGE_BYTES, positionAt } from '@site/src/content/page/decode';
import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import { problemsOfFile } from './testPage';

const utf16 = ['1:1  content/encoding  the file is UTF-16 -> save it as UTF-8'];

function notUtf8(at: string): string[] {
  return [`${at}  content/encoding  the file is not UTF-8 -> save it as UTF-8`];
}

function nul(at: string): string[] {
  return [`${at}  content/nul  the file contains a NUL character -> delete it`];
}

describe('the bytes of a page', () => {
  test.each([
    ['the mark of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0x00]), utf16],
    ['the mark of UTF-16 the other way round', Buffer.from([0xfe, 0xff, 0x00, 0x41]), utf16],
    ['the mark of UTF-16 alone', Buffer.from([0xff, 0xfe]), utf16],
    ['UTF-16 of letters that are not Latin', Buffer.from('\uFEFF文字', 'utf16le'), utf16],
    ['UTF-16 without mark', Buffer.from('Text', 'utf16le'), utf16],
    ['UTF-16 without mark the other way round', Buffer.from('\0T\0e\0x\0t'), utf16],
    ['the first byte of the mark alone', Buffer.from([0xff, 0x41]), notUtf8('1:1')],
    ['the second byte of the mark first', Buffer.from([0xfe, 0x41]), notUtf8('1:1')],
    ['one byte of the mark twice', Buffer.from([0xff, 0xff]), notUtf8('1:1')],
    ['the other byte of the mark twice', Buffer.from([0xfe, 0xfe]), notUtf8('1:1')],
    ['the mark in the wrong place', Buffer.from([0x41, 0xff, 0xfe]), notUtf8('1:2')],
    ['an end of the mark behind a letter', Buffer.from([0x41, 0xfe]), notUtf8('1:2')],
    ['Latin-1 in the first line', Buffer.from('\xe9t\xe9\nText', 'latin1'), notUtf8('1:1')],
    ['Latin-1 in the middle', Buffer.from('One\nTw\xf6\nThree', 'latin1'), notUtf8('2:3')],
    ['Latin-1 in the last line', Buffer.from('One\n\nTw\xf6', 'latin1'), notUtf8('3:3')],
    ['Latin-1 behind letters of UTF-8', Buffer.from([0xc3, 0xa9, 0x20, 0xe9]), notUtf8('1:3')],
    ['a letter that is cut off', Buffer.from([0x41, 0x0a, 0x41, 0xc3]), notUtf8('2:2')],
    ['three zeros between letters', Buffer.from('a\0b\0c\0d'), nul('1:2')],
    ['zeros between letters further below', Buffer.from('One\na\0b\0c\0d\0'), nul('2:2')],
    ['zeros alone', Buffer.from('\0\0\0\0\0\0\0\0'), nul('1:1')],
    ['a zero at the start', Buffer.from('\0Text'), nul('1:1')],
    ['a zero in the last line', Buffer.from('One\n\nTwo\0'), nul('3:4')],
  ])('%s is told', async (_name, bytes, says) => {
    expect(await problemsOfFile(bytes)).toEqual(says);
  });

  test('may be as many as the limit says, and not one more', async () => {
    const page = `${'A sentence.\n'.repeat(3)}{/* ${'a'.repeat(MAX_PAGE_BYTES)}`;
    const fits = Buffer.from(`${page.slice(0, MAX_PAGE_BYTES - 3)}*/}`);
    expect(fits).toHaveLength(MAX_PAGE_BYTES);
    expect(await problemsOfFile(fits)).toEqual([]);
    expect(await problemsOfFile(Buffer.concat([fits, Buffer.from('\n')]))).toEqual([
      '1:1  content/huge-page  the page has 1000001 bytes, more than 1000000 -> make several pages of it, and put data into a file that readers download',
    ]);
  });

  test('may begin with the mark of UTF-8, which counts for no position', async () => {
    expect(await problemsOfFile(Buffer.from('\uFEFFA {b c}.'))).toEqual(
      await problemsOfFile(Buffer.from('A {b c}.')),
    );
    const page = Buffer.from('\uFEFF---\ntitle: A page\n---\n\nText.\n');
    const { frontMatter, problems } = parsePage(page, await getMdxParser());
    expect([frontMatter?.title?.value, problems]).toEqual(['A page', []]);
  });

  test.each([
    [0, { line: 1, column: 1 }],
    [2, { line: 1, column: 3 }],
    [3, { line: 2, column: 1 }],
    [4, { line: 3, column: 1 }],
    [6, { line: 3, column: 3 }],
  ])('have a line and a column at %i', (offset, position) => {
    expect(positionAt('ab\n\ncd', offset)).toEqual(position);
  });
});

const plain = 'delete it; it often comes along with pasted text';
const turns = 'an invisible character turns the direction of the text';
const separator = 'an invisible line separator';

describe('hidden characters', () => {
  test.each([
    ['\u0001', `an invisible character (U+0001) -> ${plain}`],
    ['\u0008', `an invisible character (U+0008) -> ${plain}`],
    ['\u000B', `an invisible character (U+000B) -> ${plain}`],
    ['\u000C', `an invisible character (U+000C) -> ${plain}`],
    ['\u000E', `an invisible character (U+000E) -> ${plain}`],
    ['\u001F', `an invisible character (U+001F) -> ${plain}`],
    ['\u007F', `an invisible character (U+007F) -> ${plain}`],
    ['\u00AD', `an invisible character (U+00AD) -> ${plain}`],
    ['\u200B', `an invisible character (U+200B) -> ${plain}`],
    ['\u2060', `an invisible character (U+2060) -> ${plain}`],
    ['\uFEFF', `an invisible character (U+FEFF) -> ${plain}`],
    ['\u2028', `${separator} (U+2028) -> delete it, and break the line as usual`],
    ['\u2029', `${separator} (U+2029) -> delete it, and break the line as usual`],
    ['\u202A', `${turns} (U+202A) -> delete it`],
    ['\u202E', `${turns} (U+202E) -> delete it`],
    ['\u2066', `${turns} (U+2066) -> delete it`],
    ['\u2069', `${turns} (U+2069) -> delete it`],
    [
      '\uFFFD',
      'a character was lost when the file was converted (U+FFFD) -> write the character anew',
    ],
  ])('are told: %j', async (character, says) => {
    expect(await problemsOfFile(Buffer.from(`One\nA b${character}c`))).toEqual([
      `2:4  content/hidden-character  ${says}`,
    ]);
  });

  test.each(['\t', ' ', '\u00A0', '\u200C', '\u200D', '\u2003', '\u2065', '\u3000', '~', 'é'])(
    'are not %j',
    async (character) => {
      expect(await problemsOfFile(Buffer.from(`A b${character}c`))).toEqual([]);
    },
  );

  test('are told once for each line', async () => {
    const says = await problemsOfFile(Buffer.from('a\u200Bb\u200Bc\n\nd\u202Ee\u200Bf\n'));
    expect(says.map((line) => line.split('  ')[0])).toEqual(['1:2', '3:2']);
  });
});
