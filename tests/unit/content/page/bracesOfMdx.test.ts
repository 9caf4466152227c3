import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const invalid = (at: string): string =>
  `${at}  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks`;
const open = (at: string): string =>
  `${at}  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks`;

describe('braces that hold no JavaScript', () => {
  test.each<[text: string, says: string[]]>([
    ['Write {a b} here.', [invalid('5:9')]],
    ['Write {a\nb} here.', [invalid('5:9')]],
    ['Write { here.', [open('5:7')]],
    ['Write {a {b} c', [invalid('5:9')]],
    ['Write {{a} b', [invalid('5:10')]],
    ['{a {b', [open('5:4'), open('5:1')]],
    ['{} and {c {d} {e}', [invalid('5:10')]],
    ['A } and { b', [open('5:9')]],
    ['{"a"} and {b', [open('5:11')]],
    ['imports {a b}', [invalid('5:11')]],
    ['<Card {a} />', [invalid('5:8')]],
    ['<Card {...a b} />', [invalid('5:13')]],
    ['<Card a={b c} />', [invalid('5:11')]],
    ['<Card a={b', [open('5:9')]],
    ['{/* a', [open('5:1')]],
    ['{/* a */ b c}', [invalid('5:11')]],
    ['A {/* b */} c {d e}', [invalid('5:17')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each(['\\{a b} and \\<c', '`{a b}` and `<c`', '{1 + 1}', "A {'b'} c"])(
    '%j is left alone',
    async (text) => {
      expect(await problemsOf(text)).toEqual([]);
    },
  );
});
