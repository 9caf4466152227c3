import { getMdxParser } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';

const frontMatter = '---\ntitle: A page\n---\n\n';

/** What is said of a page with these lines below its front matter, which start on line 5. */
async function problemsOf(lines: readonly string[], above = frontMatter): Promise<string[]> {
  const { problems } = parsePage(
    Buffer.from(`${above}${lines.join('\n')}\n`),
    await getMdxParser(),
  );
  return problems.map(
    ({ line, column, code, message, fix }) => `${line}:${column} ${code} ${message} -> ${fix}`,
  );
}

const constant = (name: string, at: string): string =>
  `${at} content/failing-code "${name}" is a constant, which can not be changed -> write == to compare, or let instead of const`;
const unstable = (call: string, at: string): string =>
  `${at} content/unstable-text ${call} is another one when the page is built than when it is read -> write the value itself, or make a component of it in src/components`;
const notInFrontMatter = (name: string, at: string): string =>
  `${at} content/failing-code frontMatter has no "${name}", so the page can not be drawn -> add it above, or correct the name`;
const notInProps = (name: string, at: string): string =>
  `${at} content/failing-code props has no "${name}", so the page can not be drawn -> write the text itself`;

describe('new values for constants', () => {
  test.each([
    ['one more', ['export const a = 1;', '', '{a++}'], [constant('a', '7:2')]],
    ['one less', ['export const a = 1;', '', 'Text {--a}'], [constant('a', '7:7')]],
    ['a sum', ['export const a = 1;', '', '{1 + (a += 2)}'], [constant('a', '7:7')]],
    [
      'a part of an object',
      ['export const { a } = { a: 1 };', '', '{[a++]}'],
      [constant('a', '7:3')],
    ],
    [
      'in an attribute',
      ['export const a = 1;', '', '<p title={a++}>Text</p>'],
      [constant('a', '7:11')],
    ],
    ['a name that may change', ['export let a = 1;', '', '{a++}'], []],
    ['a name of the old kind', ['export var a = 1;', '', '{a = 2}'], []],
    ['a part of a constant', ['export const a = [1];', '', '{a[0]++}'], []],
    ['in a function that runs later', ['export const a = 1;', '', '{[1].map(() => a++)}'], []],
    ['if something else holds', ['export const a = 1;', '', '{a > 1 && a++}'], []],
    ['one of two ways', ['export const a = 1;', '', '{a > 1 ? a++ : 2}'], []],
    ['a look at it', ['export const a = 1;', '', '{a === 2} {-a} {!a}'], []],
  ])('%s', async (_name, lines, expected) => {
    expect(await problemsOf(lines)).toEqual(expected);
  });
});

describe('parts of what a page has not', () => {
  test.each([
    ['a text', '{frontMatter.nope.text}', [notInFrontMatter('nope', '5:2')]],
    ['a call', '{frontMatter.nope.trim()}', [notInFrontMatter('nope', '5:2')]],
    ['a place in a list', '{frontMatter.nope[0]}', [notInFrontMatter('nope', '5:2')]],
    ['in a sum', '{1 + frontMatter.nope.a}', [notInFrontMatter('nope', '5:6')]],
    ['in an attribute', '<p title={frontMatter.no.a}>B</p>', [notInFrontMatter('no', '5:11')]],
    ['of a spread', '<p {...frontMatter.no.a}>B</p>', [notInFrontMatter('no', '5:8')]],
    ['of an element in braces', '{<b>{frontMatter.no.a}</b>}', [notInFrontMatter('no', '5:6')]],
    ['of props', '{props.nope.text}', [notInProps('nope', '5:2')]],
    ['of props, as in the front matter', '{props.title.length}', [notInProps('title', '5:2')]],
    ['of a key that is there', '{frontMatter.title.length}', []],
    ['of the components', '{props.components.p}', []],
    ['of the children', '{props.children.length}', []],
    ['of what every object has', '{frontMatter.toString.name} {props.valueOf.name}', []],
    ['if it is there', '{frontMatter.nope?.text}', []],
    ['with an "and"', '{frontMatter.nope && frontMatter.nope.text}', []],
    ['with a question', '{frontMatter.nope ? frontMatter.nope.text : "None"}', []],
    ['in a function', '{[1].map(() => frontMatter.nope.text)}', []],
    ['itself, without a part of it', '{frontMatter.nope}', []],
    ['with a name in brackets', '{frontMatter["nope"].text} {frontMatter[toc].text}', []],
    ['of something else', '{toc.nope.text}', []],
    ['of a part', '{metadata.frontMatter.nope.text}', []],
    ['of what a call gives', '{String(1).nope.text}', []],
  ])('%s', async (_name, line, expected) => {
    expect(await problemsOf([line])).toEqual(expected);
  });

  test('are known by every key of the front matter', async () => {
    const lines = ['{frontMatter.sidebar_label.length} {frontMatter.title.length}'];
    const above = '---\ntitle: A page\nsidebar_label: Page\n---\n\n';
    expect(await problemsOf(lines, above)).toEqual([]);
  });

  test('are not known of a file that pages include', async () => {
    expect(await problemsOf(['{props.name.text} {frontMatter.nope.text}'], '')).toEqual([]);
  });
});

describe('texts that are others at each build', () => {
  test.each([
    ['a date', '{new Date().getFullYear()}', [unstable('new Date()', '5:2')]],
    ['a date in a text', '{`It is ${new Date().toString()}`}', [unstable('new Date()', '5:11')]],
    ['a date in a sum', '{1 + Date.now()}', [unstable('Date.now()', '5:6')]],
    ['a random number', '{Math.round(Math.random())}', [unstable('Math.random()', '5:13')]],
    ['in an attribute', '<p title={Math.random()}>Text</p>', [unstable('Math.random()', '5:11')]],
    ['a date that is given', '{new Date(0).getFullYear()}', []],
    ['a function of a date', '{Date.UTC(2020)}', []],
    ['another function with that name', '{JSON.now()} {Date.random()}', []],
    ['something else that is new', '{new Set().size} {new Intl.Collator().compare("a", "b")}', []],
    ['a part in brackets', '{Math["random"]()}', []],
    ['a part of a part', '{toc.Date.now()}', []],
    ['the function itself', '{Math.random.name}', []],
    ['in a function', '{[1].map(() => Math.random())}', []],
    ['if nothing else is there', '{frontMatter.date ?? Date.now()}', []],
  ])('%s', async (_name, line, expected) => {
    expect(await problemsOf([line])).toEqual(expected);
  });

  test('may stand in exports, which run when they are used', async () => {
    expect(await problemsOf(['export const now = () => Date.now();', '', '{now()}'])).toEqual([]);
  });

  test('are not told where the braces hold nothing to show at all', async () => {
    expect(await problemsOf(['{{ at: Date.now() }}'])).toEqual([
      '5:1 content/expression the braces hold an object, which can not be shown -> write what is to be read, or \\{ if braces are meant as text',
    ]);
  });
});

describe('what a page calls by a name and can not show', () => {
  const fix = 'write what is to be read, such as a part of it, or what it makes';
  test.each([
    ['a class', 'export class Name {}', '"Name" is a class'],
    ['a function', 'export function Name() {}', '"Name" is a function'],
    ['a class as a value', 'export const Name = class {};', '"Name" is a class'],
    ['an object', 'export const Name = {};', '"Name" is an object'],
  ])('%s', async (_name, line, message) => {
    expect(await problemsOf([line, '', '{Name}'])).toEqual([
      `7:1 content/expression ${message}, which can not be shown -> ${fix}`,
    ]);
  });

  test.each([
    ['a name that may change', 'export let Name = {};'],
    ['a name of the old kind', 'export var Name = {};'],
    ['a part of an object', 'export const { Name } = { Name: 1 };'],
    ['a part of a list', 'export const [Name] = [1];'],
    ['no value', 'export let Name;'],
  ])('not %s', async (_name, line) => {
    expect(await problemsOf([line, '', '{Name}'])).toEqual([]);
  });
});
