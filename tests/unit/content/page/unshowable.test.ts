import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const hold = (at: string, kind: string) =>
  `${at} content/expression the braces hold ${kind}, which can not be shown -> write what is to be read, or \\{ if braces are meant as text`;

const stands = (at: string, name: string, kind: string) =>
  `${at} content/expression "${name}" is ${kind}, which can not be shown -> write what is to be read, such as a part of it, or what it makes`;

const noAttributes = (at: string) =>
  `${at} content/expression Markdown has no attributes in braces -> remove them, as only elements such as <Card …> have attributes`;

const isAsync = (at: string, name: string) =>
  `${at} content/expression <${name}> is an async function, which can not be shown -> leave async out: what a page shows is there when it is built`;

test.each([
  ['{{}}', 'an object'],
  ['{{ title: 1 }}', 'an object'],
  ['{{ title }}', 'an object'],
  ['{new Date(0)}', 'an object'],
  ['{() => 1}', 'a function'],
  ['{async () => 1}', 'a function'],
  ['{function () {}}', 'a function'],
  ['{class {}}', 'a class'],
  [`{Symbol('a')}`, 'a symbol'],
  ['{Promise.resolve(1)}', 'a promise'],
  ['{Promise.all([])}', 'a promise'],
])('a page can not show %s', async (braces, kind) => {
  expect(await told([braces])).toEqual([hold('5:1', kind)]);
  expect(await told([`A ${braces}`])).toEqual([hold('5:3', kind)]);
  expect(await told([`- <b>${braces}</b>`])).toEqual([hold('5:6', kind)]);
});

test.each([
  ['const it = {};', 'an object'],
  ['const it = { a: 1 };', 'an object'],
  ['const it = new Map();', 'an object'],
  ['const it = () => 1;', 'a function'],
  ['const it = function () {};', 'a function'],
  ['function it() {}', 'a function'],
  ['class it {}', 'a class'],
  ['const it = class {};', 'a class'],
  [`const it = Symbol('a');`, 'a symbol'],
  ['const it = Promise.resolve(1);', 'a promise'],
  ['const a = 1, it = {};', 'an object'],
])('a page can not show a name of %s', async (declaration, kind) => {
  const says = await told([`export ${declaration}`, '', 'A {it}']);
  expect(says.filter((line) => line.includes('content/expression'))).toEqual([
    stands('7:3', 'it', kind),
  ]);
});

test.each([
  ['const it = 1;'],
  [`const it = 'a';`],
  ['const it = [1];'],
  ['const it = <b>A</b>;'],
  ['const it = String(1);'],
  ['const it = Math.max(1, 2);'],
  ['const it = [1].map(String);'],
  ['const it = `a`;'],
  ['const { it } = { it: 1 };'],
  ['const [it] = [{}];'],
  ['let it = {};'],
  ['var it = {};'],
  ['let it;'],
])('a page can show a name of %s', async (declaration) => {
  const says = await told([`export ${declaration}`, '', 'A {it}']);
  expect(says.filter((line) => line.includes('content/expression'))).toEqual([]);
});

test.each([
  '{1}',
  `{'a'}`,
  '{[1]}',
  '{<b>A</b>}',
  '{/* A */}',
  '{String(1)}',
  '{Number.isNaN(1)}',
  '{(() => 1)()}',
  '{Math.max(1, 2)}',
  '{[1].map((one) => one)}',
  '{null}',
  '{({ a: 1 }).a}',
])('a page can show %s', async (braces) => {
  expect(await told([`A ${braces}`])).toEqual([]);
});

test.each<Row>([
  ['behind a link', ['[A](https://a.b/c){target=_blank}'], [noAttributes('5:19')]],
  ['behind text', ['A {width=40}'], [noAttributes('5:3')]],
  ['on a line of their own', ['{a=1}'], [noAttributes('5:1')]],
  ['with a part of something', ['A {props.a=1}'], [noAttributes('5:3')]],
  ['with a name of the page', ['export let a = 1;', '', 'A {a = 2}'], []],
  [
    'with another name than that of the page',
    ['export let a = 1;', '', 'A {b = a}'],
    [noAttributes('7:3')],
  ],
  ['as a comparison', ['A {1 === 1}'], []],
])('attributes in braces %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each<Row>([
  ['a function', ['export async function Own() {}', '', '<Own />'], [isAsync('7:1', 'Own')]],
  ['an arrow', ['export const Own = async () => 1;', '', '<Own />'], [isAsync('7:1', 'Own')]],
  [
    'an expression',
    ['export const Own = async function () {};', '', 'A <Own />'],
    [isAsync('7:3', 'Own')],
  ],
  [
    'one in two places',
    ['export async function Own() {}', '', '- <Own />', '- <Own />'],
    [isAsync('7:3', 'Own'), isAsync('8:3', 'Own')],
  ],
  ['none', ['export function Own() { return 1; }', '', '<Own />'], []],
  ['none as an arrow', ['export const Own = () => 1;', '', '<Own />'], []],
  ['one that may be another later', ['export let Own = async () => 1;', '', '<Own />'], []],
  ['none that has a value', ['export const Own = String;', '', '<Own />'], []],
  [
    'none beside one',
    ['export async function load() {}', '', 'export const Own = () => 1;', '', '<Own />'],
    [],
  ],
  ['none without name', ['export async function load() {}', '', '<>A</>'], []],
])('a component that is async: %s', async (_name, lines, says) => {
  const found = await told(lines);
  expect(found.filter((line) => line.includes('content/expression'))).toEqual(says);
});

test.each(['{/ a /}', '{/ * a * /}', '{/a/g}'])(
  'a page can not show the pattern %s',
  async (braces) => {
    expect(await told([braces])).toEqual([
      '5:1 content/expression the braces hold a pattern, which can not be shown -> write {/* … */} for a comment, or \\{ if braces are meant as text',
    ]);
  },
);
