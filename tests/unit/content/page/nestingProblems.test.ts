import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

/** A line that says which element can not be where. */
const wrong = (at: string, name: string, holder: string, fix = `move it out of <${holder}>`) =>
  `${at} content/nesting HTML has no <${name}> in <${holder}> -> ${fix}`;

const outside = 'put it outside of the paragraph, on lines of its own';

const oneLine = (holder: string) => `write the text of <${holder}> on one line with its tags`;

describe('elements that hold text', () => {
  test.each(['em', 'kbd', 'small', 'span', 'strong', 'sub', 'sup', 'button', 'label'])(
    '%s has no blocks',
    async (name) => {
      expect(await told([`<${name}><div>A</div></${name}>`])).toEqual([
        wrong(`5:${name.length + 3}`, 'div', name),
      ]);
      expect(await told([`<${name}>`, 'A', `</${name}>`])).toEqual([
        wrong('6:1', 'p', name, oneLine(name)),
      ]);
      expect(await told([`<${name}>A <b>B</b></${name}>`])).toEqual([]);
    },
  );

  test('summary has no blocks', async () => {
    const lines = ['<details>', '<summary><div>A</div></summary>', '</details>'];
    expect(await told(lines)).toEqual([wrong('6:10', 'div', 'summary')]);
  });

  test.each(['div', 'section', 'figure', 'main'])('%s is none of them', async (name) => {
    expect(await told([`<${name}><div>A</div></${name}>`])).toEqual([]);
    expect(await told([`<${name}>`, 'A', `</${name}>`])).toEqual([]);
  });
});

test.each<Row>([
  ['a quote', ['<span>', '', '> A', '', '</span>'], [wrong('7:1', 'blockquote', 'span')]],
  ['code', ['<span>', '', '```text', 'A', '```', '', '</span>'], [wrong('7:1', 'pre', 'span')]],
  ['a list', ['<span>', '', '- A', '', '</span>'], [wrong('7:1', 'ul', 'span')]],
  ['a list with numbers', ['<span>', '', '1. A', '', '</span>'], [wrong('7:1', 'ol', 'span')]],
  [
    'a note',
    ['<span>', '', ':::note', '', 'A', '', ':::', '', '</span>'],
    [wrong('7:1', 'div', 'span')],
  ],
  ['a rule', ['<span>', '', '---', '', '</span>'], [wrong('7:1', 'hr', 'span')]],
  ['a table', ['<span>', '', '| A |', '| - |', '', '</span>'], [wrong('7:1', 'table', 'span')]],
  ['a heading', ['<span>', '', '### A', '', '</span>'], [wrong('7:1', 'h3', 'span')]],
  ['a paragraph', ['<span>', '', 'A', '', '</span>'], [wrong('7:1', 'p', 'span', oneLine('span'))]],
  [
    'each block',
    ['<span>', '', '---', '', '> A', '', '</span>'],
    [wrong('7:1', 'hr', 'span'), wrong('9:1', 'blockquote', 'span')],
  ],
])('Markdown in a line of text: %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each([
  ['em', '*A*'],
  ['strong', '**A**'],
  ['del', '~~A~~'],
  ['img', '![A](./a.png)'],
  ['img', '![A][a]'],
  ['code', '`A`'],
  ['a', '[A](./a.mdx)'],
  ['a', '[A][b]'],
])('%s of Markdown does not stand between rows', async (name, text) => {
  const definition = /\[[ab]\]$/.exec(text) ? ['', `${text.slice(-3)}: ./a.png`] : [];
  const says = await told([`<table>${text}</table>`, ...definition]);
  expect(says).toEqual([wrong('5:8', name, 'table')]);
});

test.each<Row>([
  ['emphasis', ['*A <div>B</div>*'], [wrong('5:4', 'div', 'em')]],
  ['strong text', ['**A <div>B</div>**'], [wrong('5:5', 'div', 'strong')]],
  ['deleted text', ['~~A <div>B</div>~~'], [wrong('5:5', 'div', 'p', outside)]],
  ['a paragraph', ['A <div>B</div>'], [wrong('5:3', 'div', 'p', outside)]],
  ['a paragraph with tags', ['<p>A <div>B</div></p>'], [wrong('5:6', 'div', 'p', outside)]],
  ['a paragraph in a list', ['- A <div>B</div>'], [wrong('5:5', 'div', 'p', outside)]],
  ['bold text in a paragraph', ['A <b><div>B</div></b>'], [wrong('5:6', 'div', 'p', outside)]],
  ['a link in a paragraph', ['A [B <div>C</div>](./a.mdx)'], [wrong('5:6', 'div', 'p', outside)]],
  ['a heading in a line', ['A <h2>B</h2>'], [wrong('5:3', 'h2', 'p', outside)]],
  [
    'two in a paragraph',
    ['A <div>B</div> and <hr />'],
    [wrong('5:3', 'div', 'p', outside), wrong('5:20', 'hr', 'p', outside)],
  ],
  [
    'what is in one that is wrong',
    ['A <div><span><div>B</div></span></div>'],
    [wrong('5:3', 'div', 'p', outside)],
  ],
  ['nothing but a line of elements', ['<div>A</div> <div>B</div>'], []],
  ['a line of elements and braces', ['{1} <div>B</div>'], []],
  ['a line of elements and a point', ['<div>A</div>.'], [wrong('5:1', 'div', 'p', outside)]],
  ['a line of elements and code', ['<div>A</div> `B`'], [wrong('5:1', 'div', 'p', outside)]],
  ['an element without name', ['A <><div>B</div></>'], [wrong('5:5', 'div', 'p', outside)]],
  ['an element without name alone', ['<><div>B</div></>'], []],
  ['a component, which may put it elsewhere', ['A <Head><div>B</div></Head>'], []],
  ['an element of another language', ['A <my-part><div>B</div></my-part>'], []],
  ['an object', ['A <object><div>B</div></object>'], []],
  [
    'a paragraph in an object',
    ['A <object><p>B <div>C</div></p></object>'],
    [wrong('5:16', 'div', 'p', outside)],
  ],
  ['a cell of a table', ['| A |', '| - |', '| <div>B</div> |'], []],
  ['a list', ['- <div>B</div>'], []],
  ['an element in an element', ['<div><section><div>B</div></section></div>'], []],
])('a block in %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

describe('items', () => {
  const stray = 'put it into <ul> or <ol>, or write a list of Markdown';
  test.each<Row>([
    ['the page', ['<li>A</li>'], [wrong('5:1', 'li', 'div', stray)]],
    ['an element', ['<section><li>A</li></section>'], [wrong('5:10', 'li', 'section', stray)]],
    ['an item', ['<ul><li><li>A</li></li></ul>'], [wrong('5:9', 'li', 'li', stray)]],
    [
      'an element in a list',
      ['<ul><div><li>A</li></div></ul>'],
      [wrong('5:10', 'li', 'div', stray)],
    ],
    ['a list', ['<ul><li>A</li></ul>'], []],
    ['a list with numbers', ['<ol><li>A</li></ol>'], []],
    ['a menu', ['<menu><li>A</li></menu>'], []],
    ['a list in an item', ['<ul><li><ol><li>A</li></ol></li></ul>'], []],
    ['a list of Markdown', ['- A', '  - B', '', '1. C'], []],
    ['a component', ['<Head><li>A</li></Head>'], []],
  ])('in %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('rows', () => {
  const stray = 'put the rows into <thead> and <tbody> of a <table>';
  test.each<Row>([
    ['a table', ['<table><tr><td>A</td></tr></table>'], [wrong('5:8', 'tr', 'table', stray)]],
    ['the page', ['<tr><td>A</td></tr>'], [wrong('5:1', 'tr', 'div', stray)]],
    ['a body', ['<table><tbody><tr><td>A</td></tr></tbody></table>'], []],
    ['a head', ['<table><thead><tr><th>A</th></tr></thead></table>'], []],
    [
      'a body whose cells hold blocks',
      ['<table><tbody><tr><td><div>A</div></td><th><ul><li>B</li></ul></th></tr></tbody></table>'],
      [],
    ],
    [
      'a table with a caption of blocks',
      ['<table><caption><div>A</div></caption><tbody><tr><td>B</td></tr></tbody></table>'],
      [],
    ],
  ])('in %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

test.each<Row>([
  [
    'a link',
    ['<a href="/a"><a href="/b">A</a></a>'],
    [wrong('5:14', 'a', 'a', 'end the <a> around it before')],
  ],
  [
    'a link, deeper',
    ['<a href="/a"><span><b><a href="/b">A</a></b></span></a>'],
    [wrong('5:23', 'a', 'a', 'end the <a> around it before')],
  ],
  [
    'a link of Markdown',
    ['<a href="/a"><b>[A](./a.mdx)</b></a>'],
    [wrong('5:17', 'a', 'a', 'end the <a> around it before')],
  ],
  [
    'a link in one of Markdown',
    ['[A <b><a href="/a">B</a></b>](./a.mdx)'],
    [wrong('5:7', 'a', 'a', 'end the <a> around it before')],
  ],
  [
    'a link in a reference',
    ['[A <b><a href="/a">B</a></b>][a]', '', '[a]: ./a.mdx'],
    [wrong('5:7', 'a', 'a', 'end the <a> around it before')],
  ],
  [
    'a button',
    ['<button><b><button>A</button></b></button>'],
    [wrong('5:12', 'button', 'button', 'end the <button> around it before')],
  ],
  [
    'a form',
    ['<form><div><form>A</form></div></form>'],
    [wrong('5:12', 'form', 'form', 'end the <form> around it before')],
  ],
  ['a paragraph', ['<p><p>A</p></p>'], [wrong('5:4', 'p', 'p', oneLine('p'))]],
  ['links beside each other', ['<a href="/a">A</a> <a href="/b">B</a>'], []],
  ['a link in a component', ['<a href="/a"><Head><a href="/b">A</a></Head></a>'], []],
  ['a span', ['<span><span>A</span></span>'], []],
  ['the head, which is put elsewhere', ['<head><title>A</title></head>'], []],
])('an element in its own kind: %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

describe('components that draw a block', () => {
  const block = (at: string, name: string) =>
    `${at} content/nesting <${name}> is a block, which no paragraph can hold -> put it on lines of its own, with empty lines around`;
  const grid = '<CardGrid>{[]}</CardGrid>';

  test.each<Row>([
    ['a line of text', ['A <Demo name="a" />'], [block('5:3', 'Demo')]],
    ['a line of text with a grid', [`A ${grid}`], [block('5:3', 'CardGrid')]],
    ['a line of text with a screenshot', ['A <Screenshot />'], [block('5:3', 'Screenshot')]],
    [
      'a line of text with tabs',
      ['A <Tabs><TabItem value="a">A</TabItem></Tabs>'],
      [block('5:3', 'Tabs')],
    ],
    ['bold text', ['A **B <Demo name="a" />**'], [block('5:7', 'Demo')]],
    ['a paragraph with tags', ['<p><Demo name="a" /></p>'], [block('5:4', 'Demo')]],
    ['an element without name', ['A <><Demo name="a" /></>'], [block('5:5', 'Demo')]],
    ['a line of its own', ['<Demo name="a" />'], []],
    ['a line with other elements', ['<Demo name="a" /> <Demo name="b" />'], []],
    ['a list', ['- <Demo name="a" />'], []],
    ['an element', ['<div><Demo name="a" /></div>'], []],
    ['a component', ['A <Head><Demo name="a" /></Head>'], []],
    ['a page that has its own', ['export const Demo = () => 1;', '', 'A <Demo name="a" />'], []],
  ])('in %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });

  test('are not those of other names', async () => {
    const lines = ['export const Own = () => 1;', '', 'A <Own />'];
    expect(await told(lines)).toEqual([]);
  });
});
