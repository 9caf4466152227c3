import { problemsOf } from './testPage';

describe('faults of MDX', () => {
  test.each([
    [
      'Write {a b} here.',
      [
        '5:9  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'Write {a\nb} here.',
      [
        '5:9  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'Write { here.',
      [
        '5:7  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'Write {a {b} c',
      [
        '5:9  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'Write {{a} b',
      [
        '5:10  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{a {b',
      [
        '5:4  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{} and {c {d} {e}',
      [
        '5:10  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'A } and { b',
      [
        '5:9  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{"a"} and {b',
      [
        '5:11  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'A {b c} d\nand {e',
      [
        '5:5  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '## A {#b}',
      ['5:6  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #b */}'],
    ],
    [
      '## A {#b-c_d}  ',
      ['5:6  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #b-c_d */}'],
    ],
    [
      '## {a} B {#c}',
      ['5:10  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #c */}'],
    ],
    [
      '## A {#b c}',
      [
        '5:7  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '## A {#b} c',
      [
        '5:7  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '## A {#}',
      [
        '5:8  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '### A {#b}\n\n## C {#d}',
      [
        '5:7  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #b */}',
        '7:6  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #d */}',
      ],
    ],
    [
      '## A {#b',
      [
        '5:6  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '> ## A {#b}',
      ['5:8  content/mdx-syntax  the id of a heading stands in a comment -> write {/* #b */}'],
    ],
    [
      'import a from b;',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'export const a = ;',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'import a\nfrom b',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      "import a from 'b'\nexport const c = ;",
      [
        '6:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      "import a from 'b';\n\nexport const c = ;\n\nText.",
      [
        '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'export the data',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'export const a = {\n\n  b: [1,\n\n};\n\nText.',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'Text.\n\nimport goods from abroad\n\nexport goods',
      [
        '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
        '9:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'export const a = () => {\n  return (;\n}',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'importing\n\nimport goods',
      [
        '7:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'imports {a b}',
      [
        '5:11  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'export default {a: };',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'export const a = [;\n\n{b c}',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      '<Card>',
      [
        '5:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card',
      ['5:1  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
    ],
    [
      '<Card title="a>',
      ['5:1  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
    ],
    [
      '<Card title="a',
      ['5:1  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
    ],
    [
      'A <b>c',
      [
        '5:3  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'A <b',
      ['5:3  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
    ],
    [
      '<a.b>',
      [
        '5:1  content/mdx-syntax  <a.b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card>\n\nText.\n\n</Crad>',
      ['9:1  content/mdx-syntax  the closing tag </Crad> has no opening tag -> close <Card> first'],
    ],
    [
      '</Card>',
      [
        '5:2  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      'A </b> c',
      [
        '5:4  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      '<b></i>',
      ['5:4  content/mdx-syntax  the closing tag </i> has no opening tag -> close <b> first'],
    ],
    [
      '<b><i></b></i>',
      ['5:7  content/mdx-syntax  the closing tag </b> has no opening tag -> close <i> first'],
    ],
    [
      '<i>a</b></i>',
      ['5:5  content/mdx-syntax  the closing tag </b> has no opening tag -> close <i> first'],
    ],
    [
      '</Card>\n\n</Card>',
      [
        '5:2  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
        '7:2  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      '<Card>\n\n<Card>',
      [
        '7:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
        '5:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<b>a</i>\n\n<i>c',
      ['5:5  content/mdx-syntax  the closing tag </i> has no opening tag -> close <b> first'],
    ],
    [
      '<Card>\n\nOne.\n\n</Grid>\n\nTwo.\n\n</Card>',
      ['9:1  content/mdx-syntax  the closing tag </Grid> has no opening tag -> close <Card> first'],
    ],
    [
      'One </b> {c d}',
      [
        '5:12  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<b>One\n\nTwo</b>',
      [
        '5:1  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '- <b>One\n- Two</b>',
      [
        '5:3  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card>\n\n```js\none();\n```',
      [
        '5:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '> <b>a\n\nText.',
      [
        '5:3  content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card\n  title="a"\n>\n\nText.',
      [
        '5:1  content/mdx-syntax  <Card> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'One<br>two.',
      [
        '5:4  content/mdx-syntax  <br> has no end, which JSX wants of every element -> write <br />',
      ],
    ],
    [
      'One<hr>two.',
      [
        '5:4  content/mdx-syntax  <hr> has no end, which JSX wants of every element -> write <hr />',
      ],
    ],
    [
      'One<img>two.',
      [
        '5:4  content/mdx-syntax  <img> has no end, which JSX wants of every element -> write <img />',
      ],
    ],
    [
      'One<input>two.',
      [
        '5:4  content/mdx-syntax  <input> has no end, which JSX wants of every element -> write <input />',
      ],
    ],
    [
      'One<source>two.',
      [
        '5:4  content/mdx-syntax  <source> has no end, which JSX wants of every element -> write <source />',
      ],
    ],
    [
      'One<wbr>two.',
      [
        '5:4  content/mdx-syntax  <wbr> has no end, which JSX wants of every element -> write <wbr />',
      ],
    ],
    [
      'One<link>two.',
      [
        '5:4  content/mdx-syntax  <link> has no end, which JSX wants of every element -> write <link />',
      ],
    ],
    [
      'One<meta>two.',
      [
        '5:4  content/mdx-syntax  <meta> has no end, which JSX wants of every element -> write <meta />',
      ],
    ],
    [
      'One<div>two.',
      [
        '5:4  content/mdx-syntax  <div> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'One<br>two<br>three.',
      [
        '5:11  content/mdx-syntax  <br> has no end, which JSX wants of every element -> write <br />',
        '5:4  content/mdx-syntax  <br> has no end, which JSX wants of every element -> write <br />',
      ],
    ],
    [
      '<img src="/a.png">',
      [
        '5:1  content/mdx-syntax  <img> has no end, which JSX wants of every element -> write <img />',
      ],
    ],
    [
      'A <br\n> b.',
      ['5:3  content/mdx-syntax  the tag that starts here has no end -> end it with > or />'],
    ],
    [
      '<br></br>a<br>',
      [
        '5:11  content/mdx-syntax  <br> has no end, which JSX wants of every element -> write <br />',
      ],
    ],
    [
      'One <br> and {a b}.',
      [
        '5:16  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '</br>',
      [
        '5:2  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      'A</br>b',
      [
        '5:3  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    ['<!-- a -->', ['5:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}']],
    [
      'Text <!-- a --> more.',
      ['5:6  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}'],
    ],
    ['<!-- a\n\nb -->', ['5:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}']],
    [
      '<!-- a -->\n\n<!-- b -->',
      [
        '5:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
        '7:1  content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
      ],
    ],
    [
      '<https://example.com/>',
      ['5:8  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
    ],
    [
      'See <http://example.com> now.',
      ['5:11  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
    ],
    [
      '<a@b.c>',
      ['5:3  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
    ],
    [
      'Write <a.b@c.d>.',
      ['5:11  content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)'],
    ],
    [
      'A <5 b.',
      [
        '5:3  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      'a <= b',
      [
        '5:3  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      '<$a>',
      [
        '5:1  content/mdx-syntax  <$a> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '<1>',
      [
        '5:1  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      'A <3',
      [
        '5:3  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      '<-',
      [
        '5:1  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      'It is <5 and <6.',
      [
        '5:7  content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      '<>a',
      [
        '5:1  content/mdx-syntax  <> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      '</>',
      [
        '5:2  content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      '<Card title=“a” />',
      [
        '5:13  content/mdx-syntax  the quotes around the value of the attribute are typographic -> write straight ones: name="value"',
      ],
    ],
    [
      '<Card title=”a” />',
      [
        '5:13  content/mdx-syntax  the quotes around the value of the attribute are typographic -> write straight ones: name="value"',
      ],
    ],
    [
      '<Card title=‘a’ />',
      [
        '5:13  content/mdx-syntax  the quotes around the value of the attribute are typographic -> write straight ones: name="value"',
      ],
    ],
    [
      '<Card title=’a’ />',
      [
        '5:13  content/mdx-syntax  the quotes around the value of the attribute are typographic -> write straight ones: name="value"',
      ],
    ],
    [
      '<Card title=a />',
      [
        '5:13  content/mdx-syntax  a tag is not well formed: unexpected character `a` (U+0061) before attribute value -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card title= />',
      [
        '5:14  content/mdx-syntax  a tag is not well formed: unexpected character `/` (U+002F) before attribute value -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card /a>',
      [
        '5:8  content/mdx-syntax  a tag is not well formed: unexpected character `a` (U+0061) after self-closing slash -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card a: />',
      [
        '5:10  content/mdx-syntax  a tag is not well formed: unexpected character `/` (U+002F) before local attribute name -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card , />',
      [
        '5:7  content/mdx-syntax  a tag is not well formed: unexpected character `,` (U+002C) after name -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card.1 />',
      [
        '5:7  content/mdx-syntax  a tag is not well formed: unexpected character `1` (U+0031) before member name -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card "a" />',
      [
        '5:7  content/mdx-syntax  a tag is not well formed: unexpected character `"` (U+0022) after name -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<a:b:c />',
      [
        '5:5  content/mdx-syntax  a tag is not well formed: unexpected character `:` (U+003A) in local name -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      '<Card {a} />',
      [
        '5:8  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<Card {...a b} />',
      [
        '5:13  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<Card a={b c} />',
      [
        '5:11  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<Card a={b',
      [
        '5:9  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{a b}\n\n{c d}\n\n{e f}',
      [
        '5:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '9:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'A {b c} and <d>.',
      [
        '5:5  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{a 0}\n\n{a 1}\n\n{a 2}\n\n{a 3}\n\n{a 4}\n\n{a 5}\n\n{a 6}\n\n{a 7}\n\n{a 8}\n\n{a 9}\n\n{a 10}\n\n{a 11}\n\n{a 12}\n\n{a 13}',
      [
        '5:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '9:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '11:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '13:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '15:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '17:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '19:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '21:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '23:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '25:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '27:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      ':::note\n\n{a b}\n\n:::\n\n{c d}',
      [
        '11:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      ':::note\n{a b}\n:::',
      [
        '6:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '```js\na();\n```\n{b c}\n```js\nd();\n```',
      [
        '8:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '| A |\n| - |\n| {b c} |\n\n{d e}',
      [
        '9:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:5  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '~~~\n{a b}\n~~~\n\n{c d}',
      [
        '9:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '``` {a b}\n```\n\n{c d}',
      [
        '8:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '5:1  content/code-block  unknown word "b}" after the language of a fence -> use one of ts-only, fragment, javascript, step, showLineNumbers, wrap, expanded, npm2yarn, title, name, styling',
      ],
    ],
    [
      'Text {a b}\n\n{c}',
      [
        '5:8  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:2  content/undefined-name  nothing on the page defines "c" -> import or export it above, or write \\{ if braces are meant as text',
      ],
    ],
    [
      'import a from b;\n\n{a}',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'import a from b;\n\n{c}',
      [
        '5:1  content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'Text {a b}\n\nIt is {window.location}.',
      [
        '5:8  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '7:8  content/undefined-name  "window" is not there when the page is built -> move the code into a component of src/components',
      ],
    ],
    [
      'One {a b}\nimport c\n\n{d}',
      [
        '5:7  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{a b}\n\n```foo\n\u00a0\n```',
      [
        '5:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '8:1  content/typeset-code  the space in the code is one that never breaks, which programs take for no space -> write a plain space',
      ],
    ],
    [
      '{a b}\n\n| A |\n| - |\n| b | c |',
      [
        '5:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '9:5  content/table-cells  the row has 2 cells, and the table 1 column -> write \\| for a vertical line in a cell, or add a column: the rest is not shown',
      ],
    ],
    [
      '{a b}\n\n<script />',
      [
        '5:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<Card>\n\n{a b}\n\n</Card>\n\n{c d}',
      [
        '7:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
        '11:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'One <b>two {a b} three</b> four.',
      [
        '5:14  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '<Card title="{">\n\n{a b}\n\n</Card>',
      [
        '7:3  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{/* a',
      [
        '5:1  content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      '{/* a */ b c}',
      [
        '5:11  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'A {/* b */} c {d e}',
      [
        '5:17  content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    'A < 5.',
    'A <\n5 b.',
    '<>a</>',
    '\\{a b} and \\<c',
    '`{a b}` and `<c`',
    '{1 + 1}',
    "A {'b'} c",
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test.each([
    ['a heading', '## One {#one}', '5:8', 'the id of a heading stands in a comment'],
    ['a heading in a quote', '> # One {#one}', '5:9', 'the id of a heading stands in a comment'],
    ['an underlined heading', 'One {#one}\n===', '5:5', 'the id of a heading stands in a comment'],
    ['a paragraph', 'One {#one}', '5:6', '{ starts JavaScript in MDX, and what follows'],
    ['a comment', '<!-- One -->', '5:1', 'MDX has no HTML comments'],
    [
      'a document type',
      '<!DOCTYPE html>',
      '5:1',
      '< starts a tag in MDX, and what follows is no name',
    ],
  ])('%s is told as what it is', async (_name, text, place, message) => {
    const [line, ...others] = await problemsOf(text);
    expect(line).toContain(`${place}  content/mdx-syntax  ${message}`);
    expect(others).toEqual([]);
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
});
