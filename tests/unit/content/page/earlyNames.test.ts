import { told } from './testPage';

const early = (name: string, at: string): string =>
  `${at} content/failing-code "${name}" gets its value further down -> write the line of "${name}" above this one`;

describe('names that get their value further down', () => {
  test.each([
    ['itself', 'z', '5:18'],
    ['in a sum', '1 + z', '5:22'],
    ['in a list', '[1, z]', '5:22'],
    ['as a value of an object', '{ a: z }', '5:23'],
    ['as a computed key of a part', '[1][0 + z]', '5:26'],
    ['in a call', 'String(z)', '5:25'],
    ['in braces of an element', '<b>{z}</b>', '5:22'],
    ['as a part of it', 'z.length', '5:18'],
    ['as a part in brackets', '"One"[z]', '5:24'],
    ['as a part that may be there', '"One"?.[z]', '5:26'],
    ['as a key in brackets', '{ [z]: 1 }', '5:21'],
    ['as a name and a key', '{ z }', '5:20'],
    ['in a template', '`${z}`', '5:21'],
    ['in the key of a method', '{ [z]() {} }', '5:21'],
    ['in the key of a part of a class', 'class { [z] = 1; }', '5:27'],
    ['in the key of a method of a class', 'class { [z]() {} }', '5:27'],
    ['in a part of the class itself', 'class { static a = z; }', '5:37'],
    ['as what a class extends', 'class extends z {}', '5:32'],
    ['in an attribute', '<b title={z} />', '5:28'],
    ['as a spread attribute', '<b {...z} />', '5:25'],
    ['as an element of a part', '<z.part />', '5:19'],
    ['as an element of a part of a part', '<z.part.part>Text</z.part.part>', '5:19'],
    ['as an element of a part in another', '<b><z.part /></b>', '5:22'],
  ])('%s', async (_name, value, at) => {
    const lines = [`export const y = ${value};`, 'export const z = "Two";', '', '{y}'];
    const found = (await told(lines)).filter((one) => one.includes('failing-code'));
    expect(found).toEqual([early('z', at)]);
  });

  test.each([
    ['alone', '<Hint />', '5:21'],
    ['with an end of its own', '<Hint>Text</Hint>', '5:21'],
    ['with attributes', '<Hint title="A" {...{}} />', '5:21'],
    ['in another element', '<b><Hint /></b>', '5:24'],
    ['in an attribute', '<b title={<Hint />} />', '5:31'],
    ['in a list', '[<Hint key="a" />]', '5:22'],
    ['as a value of an object', '{ a: <Hint /> }', '5:26'],
  ])('an element %s', async (_name, value, at) => {
    const lines = [`export const box = ${value};`, 'export const Hint = () => <b>One</b>;'];
    expect(await told(lines)).toEqual([early('Hint', at)]);
  });

  test('what a declared class extends', async () => {
    const lines = ['export class Y extends Z { a = Z; [Z] = 1; }', 'export class Z {}'];
    expect(await told(lines)).toEqual([early('Z', '5:24'), early('Z', '5:36')]);
  });

  test('a key in brackets of what is taken apart', async () => {
    const lines = ['export const { [z]: y } = { a: 1 };', 'export const z = "a";'];
    expect(await told(lines)).toEqual([early('z', '5:17')]);
  });

  test.each([
    ['let', 'export let z = 2;'],
    ['class', 'export class z {}'],
    ['a part of an object', 'export const { z } = { z: 2 };'],
    ['a part of an object with another name', 'export const { a: z } = { a: 2 };'],
    ['a part of an object with a value if there is none', 'export const { z = 1 } = {};'],
    ['the rest of an object', 'export const { a, ...z } = { a: 2 };'],
    ['a part of a list', 'export const [, z] = [1, 2];'],
    ['the rest of a list', 'export const [a, ...z] = [1, 2];'],
    ['one of several', 'export const a = 1, z = 2;'],
    ['one inside of another', 'export const { a: [{ z }] } = { a: [{ z: 2 }] };'],
  ])('a name that is %s', async (_name, line) => {
    const lines = ['export const y = [z];', line, '', '{y}'];
    expect(await told(lines)).toEqual([early('z', '5:19')]);
  });

  test('several in several lines', async () => {
    const lines = [
      'export const a = [b, c];',
      'export const b = [c], d = [e];',
      '',
      'Text.',
      '',
      'export const c = 1, e = 2;',
    ];
    expect(await told(lines)).toEqual([
      early('b', '5:19'),
      early('c', '5:22'),
      early('c', '6:19'),
      early('e', '6:28'),
    ]);
  });

  test.each([
    ['a function', ['export const y = [z()];', 'export function z() { return 1; }']],
    ['a name of the old kind', ['export const y = [z];', 'export var z = 2;']],
    ['a name of the same statement', ['export const z = 1, y = [z];']],
    ['a name of a line above', ['export const z = 1;', 'export const y = [z];']],
    ['a part with the same name', ['export const y = "One".z;', 'export const z = 2;']],
    ['a key with the same name', ['export const y = [{ z: 1 }];', 'export const z = 2;']],
    ['a use in an arrow function', ['export const y = () => z;', 'export const z = 2;']],
    ['a use in a function', ['export const y = function () { return z; };', 'export const z = 2;']],
    ['a use in a function in a list', ['export const y = [() => z];', 'export const z = 2;']],
    ['a use in a class', ['export const y = class { a = z; };', 'export const z = 2;']],
    [
      'a use in a class in a list',
      ['export const y = [class { a() { return z; } }];', 'export const z = 2;'],
    ],
    ['a use in a declared function', ['export function y() { return z; }', 'export const z = 2;']],
    ['a name without value', ['export let y;', 'export const z = 2;']],
    ['a list of names', ['export { z as y };', 'export const z = 2;']],
    [
      'an element in a function',
      ['export const Box = () => <Hint />;', 'export const Hint = () => <b>One</b>;'],
    ],
    [
      'an element in a declared function',
      ['export function Box() { return <Hint />; }', 'export const Hint = () => <b>One</b>;'],
    ],
    [
      'an element in a method',
      ['export class Box { a() { return <Hint />; } }', 'export const Hint = () => <b>One</b>;'],
    ],
    [
      'an element of a function',
      ['export const box = <Hint />;', 'export function Hint() { return <b>One</b>; }'],
    ],
    [
      'an element of a line above',
      ['export const Hint = () => <b>One</b>;', 'export const box = <Hint />;'],
    ],
    ['an element of HTML', ['export const box = <b>One</b>;', 'export const b = 2;']],
    ['an attribute', ['export const box = <b z="1" />;', 'export const z = 2;']],
    ['the part of an element', ['export const box = <toc.z />;', 'export const z = 2;']],
    ['an element of Markdown', ['<Hint />', '', 'export const Hint = () => <b>One</b>;']],
    ['the own name of a class', ['export const y = class z {};', 'export const z = 2;']],
    ['a value if there is none', ['export const { y = z } = {};', 'export const z = 2;']],
    ['a part of a part in brackets', ['export const y = toc[0].z;', 'export const z = 2;']],
  ])('not %s', async (_name, lines) => {
    expect(await told(lines)).toEqual([]);
  });
});
