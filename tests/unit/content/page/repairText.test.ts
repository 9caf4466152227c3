import { problemsOf } from './testPage';

const invalid = (at: string): string =>
  `${at}  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks`;
const open = (at: string): string =>
  `${at}  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks`;
const cut = (at: string): string =>
  `${at}  content/mdx-syntax  the tag that starts here has no end -> end it with > or />`;
const noName = (at: string): string =>
  `${at}  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks`;
const oldId = (at: string, id: string): string =>
  `${at}  content/mdx-syntax  the id of a heading stands in a comment -> write {/* ${id} */}`;
const statement = (at: string): string =>
  `${at}  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word`;
const unclosed = (at: string, tag: string): string =>
  `${at}  content/mdx-syntax  ${tag} is never closed -> close the tag in the same block, or write \\< if it is no tag`;
const unopened = (at: string): string =>
  `${at}  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first`;
const otherClosed = (at: string, tag: string, other: string): string =>
  `${at}  content/mdx-syntax  the closing tag ${tag} has no opening tag -> close ${other} first`;
const withoutEnd = (at: string, name: string): string =>
  `${at}  content/mdx-syntax  <${name}> has no end, which JSX wants of every element -> write <${name} />`;
const link = (at: string): string =>
  `${at}  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)`;
const malformed = (at: string, found: string, code: string, where: string) =>
  `${at}  content/mdx-syntax  a tag is not well formed: unexpected character \`${found}\` (U+00${code}) ${where} -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag`;
const comment = (at: string): string =>
  `${at}  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}`;

describe('faults in one paragraph or list', () => {
  test.each<[text: string, says: string[]]>([
    ['It is {a b} and {c d}.', [invalid('5:9'), invalid('5:19')]],
    [
      'It is {a b} and <b later.',
      [invalid('5:9'), malformed('5:25', '.', '2E', 'in attribute name')],
    ],
    ['One <!-- x --> two <!-- y -->.', [comment('5:5'), comment('5:20')]],
    ['- One <!-- x -->\n- Two <!-- y -->', [comment('5:7'), comment('6:7')]],
    ['- One {a b}\n- Two <5\n- Six {c', [invalid('5:9'), noName('6:7'), open('7:7')]],
    ['- A <https://a.example>\n- B <https://b.example>', [link('5:5'), link('6:5')]],
    [
      '<CardGrid>\n<Card title=a />\n<Card href={b c}>One.</Card>\n</CardGrid>',
      [
        '6:13  content/mdx-syntax  the value of title has no quotes -> write title="a"',
        invalid('7:14'),
      ],
    ],
    ['`{` and {a b} \\{ {c d}', [invalid('5:11'), invalid('5:20')]],
    ['## {a b} and {c d} {#e}', [oldId('5:20', '#e'), invalid('5:6'), invalid('5:16')]],
    ['| A | B |\n| - | - |\n| {a | c} {d |', [open('7:3'), open('7:11')]],
    ['| A | B |\n| - | - |\n| {a b} | {c d} |', [invalid('7:5'), invalid('7:13')]],
    [
      '- `a` {b\n- `d` {e f}\n- <g\n- <h>',
      [cut('7:3'), open('5:7'), invalid('6:9'), unclosed('8:3', '<h>')],
    ],
    [':::note[{a b}]\n\n{c d}\n\n:::\n\n{e f}', [invalid('11:3'), invalid('5:11'), invalid('7:3')]],
  ])('%j are told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each<[text: string, says: string[]]>([
    ['![{a b}](/img/a.png) and [x](./{c d}/e.mdx)', [invalid('5:5'), invalid('5:34')]],
    ['{[1].map((one) => { return one two; })}', [invalid('5:32')]],
    ['Click <b here</b> and <i>there</i>.', [malformed('5:14', '<', '3C', 'in attribute name')]],
    ['<!-- <b> {x y} -->\n\n<!--\n\n{z y}\n\n-->', [comment('5:1'), comment('7:1')]],
    ['{[1]\n- 2 3} and {\n  4 || 5}', [invalid('6:4')]],
    ['{1\n  || 2 3}', [invalid('6:7')]],
    ['Text <b later\n\nwith </b>.', [cut('5:6')]],
    ['<Card onClick={() => a\n\nText.', [open('5:15')]],
    ['<style>\n.a { color: red; }\n\n.b { margin: 0 }\n</style>', [invalid('6:11')]],
    ['Text {[1].map((one) => <b>{one}</b> here', [invalid('5:31')]],
  ])('of %j nothing is told that follows', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });
});

describe('what is left of a page with faults', () => {
  test.each<[text: string, says: string[]]>([
    ['A {b c} d\nand {e', [invalid('5:5'), open('6:5')]],
    ['### A {#b}\n\n## C {#d}', [oldId('5:7', '#b'), oldId('7:6', '#d')]],
    ['Text.\n\nimport goods from abroad\n\nexport goods', [statement('7:1'), statement('9:1')]],
    ['export const a = [;\n\n{b c}', [statement('5:1')]],
    ['<b><i></b></i>', [otherClosed('5:7', '</b>', '<i>')]],
    ['<i>a</b></i>', [otherClosed('5:5', '</b>', '<i>')]],
    ['</Card>\n\n</Card>', [unopened('5:1'), unopened('7:1')]],
    ['<Card>\n\n<Card>', [unclosed('7:1', '<Card>'), unclosed('5:1', '<Card>')]],
    ['<b>a</i>\n\n<i>c', [otherClosed('5:5', '</i>', '<b>')]],
    ['<Card>\n\nOne.\n\n</Grid>\n\nTwo.\n\n</Card>', [otherClosed('9:1', '</Grid>', '<Card>')]],
    ['One </b> {c d}', [invalid('5:12'), unopened('5:5')]],
    ['One<br>two<br>three.', [withoutEnd('5:11', 'br'), withoutEnd('5:4', 'br')]],
    ['One <br> and {a b}.', [invalid('5:16'), withoutEnd('5:5', 'br')]],
    ['<!-- a -->\n\n<!-- b -->', [comment('5:1'), comment('7:1')]],
    ['{a b}\n\n{c d}\n\n{e f}', [invalid('5:3'), invalid('7:3'), invalid('9:3')]],
    ['A {b c} and <d>.', [invalid('5:5'), unclosed('5:13', '<d>')]],
    [':::note\n\n{a b}\n\n:::\n\n{c d}', [invalid('11:3'), invalid('7:3')]],
    [':::note\n{a b}\n:::', [invalid('6:3')]],
    ['```js\na();\n```\n{b c}\n```js\nd();\n```', [invalid('8:3')]],
    ['| A |\n| - |\n| {b c} |\n\n{d e}', [invalid('9:3'), invalid('7:5')]],
    ['~~~\n{a b}\n~~~\n\n{c d}', [invalid('9:3')]],
    [
      '``` {a b}\n```\n\n{c d}',
      [
        invalid('8:3'),
        '5:1  content/code-block  unknown word "b}" after the language of a fence -> use one of ts-only, fragment, javascript, step, showLineNumbers, wrap, expanded, npm2yarn, title, name, styling',
      ],
    ],
    [
      'Text {a b}\n\n{c}',
      [
        invalid('5:8'),
        '7:2  content/undefined-name  nothing on the page defines "c" -> import or export it above, or write \\{ if braces are meant as text',
      ],
    ],
    ['import a from b;\n\n{a}', [statement('5:1')]],
    ['import a from b;\n\n{c}', [statement('5:1')]],
    [
      'Text {a b}\n\nIt is {window.location}.',
      [
        invalid('5:8'),
        '7:8  content/undefined-name  "window" is not there when the page is built -> move the code into a component of src/components',
      ],
    ],
    ['One {a b}\nimport c\n\n{1}', [invalid('5:7')]],
    [
      '{a b}\n\n```foo\n\u00a0\n```',
      [
        invalid('5:3'),
        '8:1  content/typeset-code  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '{a b}\n\n| A |\n| - |\n| b | c |',
      [
        invalid('5:3'),
        '9:5  content/table-cells  the row has 2 cells, and the table 1 column -> write \\| for a vertical line in a cell, or add a column: the rest is not shown',
      ],
    ],
    ['{a b}\n\n<script />', [invalid('5:3')]],
    ['<Card>\n\n{a b}\n\n</Card>\n\n{c d}', [invalid('7:3'), invalid('11:3')]],
    ['One <b>two {a b} three</b> four.', [invalid('5:14')]],
    ['<Card title="{">\n\n{a b}\n\n</Card>', [invalid('7:3')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    ['the tag that opens', '<Card title={b c}>\n\nText.\n\n</Card>'],
    ['the tag that closes', '<Card>\n\nText.\n\n{b c} </Card>'],
    ['a pair, and one of another', '<b>One</b> <Card title={b c}>\n\nText.\n\n</Card>'],
    ['an element without content', '<Card />{b c}\n\nText.'],
  ])('what a fault takes with it is no fault: %s', async (_name, text) => {
    const lines = await problemsOf(text);
    expect(lines.filter((line) => !line.includes('what follows is not valid JavaScript'))).toEqual(
      [],
    );
    expect(lines).toHaveLength(1);
  });

  test('a tag that is closed nowhere is told beside a fault in its own block', async () => {
    const [first, second, ...others] = await problemsOf('{b c}\n\n<Card>\n\nText.');
    expect(first).toContain('5:3  content/mdx-syntax  { starts JavaScript in MDX');
    expect(second).toContain('7:1  content/mdx-syntax  <Card> is never closed');
    expect(others).toEqual([]);
  });

  test('many of them are told of a short page, and some of a long one', async () => {
    const faults = Array.from({ length: 15 }, (_, index) => `{a ${index}}`);
    const all = faults.map((_, index) => invalid(`${5 + 2 * index}:3`));
    expect(await problemsOf(faults.join('\n\n'))).toEqual(all);
    const rest = `\n\n${'Text. '.repeat(20_000)}`;
    expect(await problemsOf(faults.join('\n\n') + rest)).toEqual(all.slice(0, 12));
  });
});
