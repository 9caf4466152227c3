import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const invalid = (at: string): string =>
  `${at}  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks`;
const openComment = (at: string): string =>
  `${at}  the comment that starts here has no end -> close it with */}`;
const holds = (at: string): string =>
  `${at}  the comment that starts here has no end before another one starts -> close it with */}, as a comment can not hold another`;
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
    ['<Card {a} />', ['5:7  {a} is no attribute without a name -> write a={a}']],
    ['<Card {a.b} />', [invalid('5:9')]],
    ['<Card {...a b} />', [invalid('5:13')]],
    ['<Card a={b c} />', [invalid('5:11')]],
    ['<Card a={b', [open('5:9')]],
    ['{/* a', [openComment('5:1')]],
    ['{/* a }\n\nText {b c}.', [openComment('5:1'), invalid('7:8')]],
    ['Text {/* a *} {b c}.', [openComment('5:6'), invalid('5:17')]],
    ['{/* a */\n\nText.', [openComment('5:1')]],
    ['{/* a -->\n\nText.', [openComment('5:1')]],
    ['## A {/* #a\nText {b c}.', [openComment('5:6'), invalid('6:8')]],
    ['{/* a {b c\nd <e\n\nText {f g}.', [openComment('5:1'), invalid('8:8')]],
    ['<Card {/* a} />', [openComment('5:7')]],
    ['{/* a\n\n## B {/* #b */}\n\nText.', [holds('5:1')]],
    ['Text {/* a {/* b */} more {c d}.', [invalid('5:29'), holds('5:6')]],
    ['{/* ## A {/* #a */}\n\nText.', [holds('5:1')]],
    ['{/* a\n\n{/* b\n\n{/* c */}', [holds('5:1'), holds('7:1')]],
    ['{/* a */ b c}', [invalid('5:11')]],
    ['A {/* b */} c {d e}', [invalid('5:17')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '\\{a b} and \\<c',
    '`{a b}` and `<c`',
    '{1 + 1}',
    "A {'b'} c",
    '{/* a */} {/* b */}',
    '`{/*` {/* a */}',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
