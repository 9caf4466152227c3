import { told } from './testPage';

const problemsOf = (...lines: string[]): Promise<string[]> => told(lines);

const undefinedName = (name: string, at: string): string =>
  `${at} content/undefined-name nothing on the page defines "${name}" -> import or export it above, or write \\{ if braces are meant as text`;
const ofBrowser = (name: string, at: string): string =>
  `${at} content/undefined-name "${name}" is not there when the page is built -> move the code into a component of src/components`;

describe('names that nothing defines', () => {
  test.each([
    ['in braces of their own', ['{name}'], [undefinedName('name', '5:2')]],
    ['in a line of text', ['Text {name} here'], [undefinedName('name', '5:7')]],
    ['in an export', ['export const a = name;'], [undefinedName('name', '5:18')]],
    ['in an attribute', ['<p title={name}>Text</p>'], [undefinedName('name', '5:11')]],
    ['in a spread', ['<p {...name}>Text</p>'], [undefinedName('name', '5:8')]],
    ['in an element in braces', ['{<p title={name}>a</p>}'], [undefinedName('name', '5:12')]],
    ['with a part', ['{name.part}'], [undefinedName('name', '5:2')]],
    ['as a part in brackets', ['{"One"[name]}'], [undefinedName('name', '5:8')]],
    ['as a value', ['{[{ a: name }].length}'], [undefinedName('name', '5:8')]],
    ['as a key in brackets', ['{[{ [name]: 1 }].length}'], [undefinedName('name', '5:6')]],
    [
      'as an argument of a function',
      ['{[1].map((one) => one + name)}'],
      [undefinedName('name', '5:25')],
    ],
    [
      'as a value where none is given',
      ['{[1].map((one = name) => one)}'],
      [undefinedName('name', '5:17')],
    ],
    ['in the body of a class', ['export class A { [name]() {} }'], [undefinedName('name', '5:19')]],
    [
      'twice, and another one',
      ['{name} {other} {name}'],
      [undefinedName('name', '5:2'), undefinedName('other', '5:9'), undefinedName('name', '5:17')],
    ],
    [
      'as the key of a value that is taken apart',
      ['export const { a: one } = { a: 1 };', '', '{one} {a}'],
      [undefinedName('a', '7:8')],
    ],
    [
      'in a loop with a name',
      ['export function f() { out: for (;;) { nope(); break out; } }'],
      [undefinedName('nope', '5:39')],
    ],
    ['of a browser', ['{window.name}'], [ofBrowser('window', '5:2')]],
    ['of the page in a browser', ['{document.title}'], [ofBrowser('document', '5:2')]],
    ['of the browser', ['{navigator.language}'], [ofBrowser('navigator', '5:2')]],
    ['of an address', ['{location.href}'], [ofBrowser('location', '5:2')]],
    ['of a memory', ['{localStorage.length}'], [ofBrowser('localStorage', '5:2')]],
  ])('%s', async (_name, lines, expected) => {
    expect(await problemsOf(...lines)).toEqual(expected);
  });

  test.each([
    ...['undefined', 'NaN', 'Infinity', 'Math', 'JSON', 'Date', 'Intl', 'Object', 'Array'],
    ...['String', 'Number', 'Boolean', 'BigInt', 'Map', 'Set', 'Promise', 'Symbol', 'RegExp'],
    ...['Error', 'URL', 'parseInt', 'parseFloat', 'isNaN', 'encodeURIComponent', 'console'],
    ...['decodeURIComponent', 'props', 'frontMatter', 'toc', 'metadata', 'assets'],
    ...['contentTitle', 'globalThis', 'Uint8Array', 'WeakMap', 'isFinite', 'decodeURI'],
    ...['URLSearchParams', 'TextEncoder', 'structuredClone'],
  ])('but not %s, which every page has', async (name) => {
    expect(await problemsOf(`{${name}}`)).toEqual([]);
  });

  test.each([
    ['a list of arguments', ['export function a() { return arguments.length; }']],
    ['a part', ['{"One".length}']],
    ['a part that may be there', ['{frontMatter.nope?.part}']],
    ['a key', ['{[{ key: 1 }].length}']],
    ['a constant', ['export const name = 1;', '', '{name}']],
    ['a constant of a line below', ['{name}', '', 'export const name = 1;']],
    ['a part of an object', ['export const { a: name } = { a: 1 };', '', '{name}']],
    ['a part with a value', ['export const { name = 1 } = {};', '', '{name}']],
    ['a part of a list', ['export const [one, ...name] = [1];', '', '{name}']],
    ['a function', ['export function name() { return 1; }', '', '{name()}']],
    ['a class', ['export class Name {}', '', '{Name.length}']],
    ['an argument', ['{[1].map((name) => name)}']],
    ['an argument with a value', ['{[1].map((name = 1) => name)}']],
    ['a part of an argument', ['{[{ name: 1 }].map(({ name }) => name)}']],
    ['the rest of the arguments', ['{[1].map((...name) => name.length)}']],
    ['an argument of a function', ['{[1].map(function (name) { return name; })}']],
    ['a function that names itself', ['{[1].map(function name(a) { return a || name(a); })}']],
    ['an argument of a named function', ['export function a(name) { return name; }']],
    ['a variable in a function', ['export function a() { const name = 1; return name; }']],
    [
      'an error that is caught',
      ['export function a() { try { return 1; } catch (name) { return name; } }'],
    ],
    ['a field and a method of a class', ['export class A { one = 1; two() { return 2; } }']],
    ['a mark of a loop', ['export function a() { out: for (;;) { break out; } }']],
    ['a default import', ["import name from '@site/a';", '', '{name}']],
    ['an import by name', ["import { name } from '@site/a';", '', '{name}']],
    ['an import by another name', ["import { other as name } from '@site/a';", '', '{name}']],
    ['an import of everything', ["import * as name from '@site/a';", '', '{name.a}']],
    ['an export from another module', ["export { other as name } from '@site/a';"]],
    ['everything of another module', ["export * as name from '@site/a';"]],
    ['whether a name is there', ['{typeof window === "undefined" ? "a" : "b"}']],
    ['what a module knows of itself', ['{import.meta.url}']],
    ['a comment', ['{/* name */}']],
    ['a text', ['{"name"}']],
    ['a name with a backslash', ['Text \\{name}']],
    ['code', ['Text `{name}`']],
    ['an element', ['{<name.part>Text</name.part>}']],
  ])('but not %s', async (_name, lines) => {
    const found = (await problemsOf(...lines)).filter((one) => one.includes('undefined-name'));
    expect(found).toEqual([]);
  });

  test('are told of what an import calls otherwise', async () => {
    const lines = ["import { other as name } from '@site/a';", '', '{other} {name}'];
    expect(await problemsOf(...lines)).toEqual([undefinedName('other', '7:2')]);
  });

  test.each([
    [
      ['Text {name = other}'],
      '5:6 content/expression Markdown has no attributes in braces -> remove them, as only elements such as <Card …> have attributes',
    ],
    [
      ['{{ name }}'],
      '5:1 content/expression the braces hold an object, which can not be shown -> write what is to be read, or \\{ if braces are meant as text',
    ],
  ])('are not told of what no page can show: %j', async (lines, expected) => {
    expect(await problemsOf(...lines)).toEqual([expected]);
  });
});
