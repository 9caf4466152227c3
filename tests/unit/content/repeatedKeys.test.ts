/**
 * The errors of TypeScript are to be those of this file.
 *
 * @jest-environment node
 */
import { repeatedKeys } from '@site/src/content/repeatedKeys';
import { processorTime } from '../../support/processorTime';

const told = (source: string): string[] =>
  repeatedKeys(source).map(({ line, column, key }) => `${line}:${column} ${key}`);

describe('keys that an object has twice', () => {
  test.each([
    ['in a row', 'const a = { x: 1, x: 2 };', ['1:19 x']],
    ['with and without quotes', "const a = { 'x': 1, x: 2 };", ['1:21 x']],
    ['around an object', 'const a = {\n  x: [1, { y: 2 }],\n  z: f(1, 2),\n  x: 2,\n};', ['4:3 x']],
    ['in an object of a list', 'const a = [{ x: 1 }, { x: 1, y: 2, x: 3 }];', ['1:36 x']],
    ['three times', 'const a = { x: 1, x: 2, x: 3 };', ['1:19 x', '1:25 x']],
    ['behind a comment', 'const a = { x: 1, /* , */ x: 2 };', ['1:27 x']],
  ])('%s are told', (_name, source, says) => {
    expect(told(source)).toEqual(says);
  });

  test.each([
    ['in two objects', 'const a = [{ x: 1 }, { x: 2 }];'],
    ['inside each other', 'const a = { x: { x: { x: 1 } } };'],
    ['in a comment', 'const a = { x: 1, // x: 2,\n  /* x: 3, */ };'],
    ['in a text', "const a = { x: '{ y: 1, y: 2 }', z: `{ y, y: 1, y: 2` };"],
    ['behind a question mark', 'const a = { x: b ? c : d, y: b ? c : d };'],
    ['of a type', 'interface A { readonly x: string; readonly y: { x: string } }'],
    ['of parameters', 'const f = (x: string, y: string) => ({ x, y });'],
    ['as a shorthand', 'const a = { x, y, ...{ x: 1 } };'],
    ['in a switch', "switch (a) { case 'x': b(); case 'y': c(); default: d(); }"],
    ['of nothing', ''],
    ['in what never ends', "const a = { x: [ { '"],
  ])('%s are left alone', (_name, source) => {
    expect(told(source)).toEqual([]);
  });

  test('a long file takes no time', () => {
    const start = processorTime();
    repeatedKeys(`const a = { ${'['.repeat(10_000)} x: 1 };`);
    repeatedKeys(`const a = '${'a '.repeat(10_000)}`);
    repeatedKeys(`/*${'/*'.repeat(10_000)}`);
    expect(processorTime() - start).toBeLessThan(1_000);
  });
});
