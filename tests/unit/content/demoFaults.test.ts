import { demoFaults } from '@site/src/content/demoFaults';

const told = (...lines: string[]): string[] =>
  demoFaults('Demo.tsx', lines.join('\n')).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

describe('demos that fail for sure', () => {
  test.each([
    [
      'a hook without import',
      ['export default function A() {', '  return useId();', '}'],
      ['2:10 "useId" is neither imported nor declared'],
    ],
    [
      'an element without import',
      ['export default () => <B.C />;'],
      ['1:23 "B" is neither imported nor declared'],
    ],
    [
      'a throw in the module',
      ["throw new Error('A');", 'export default () => null;'],
      ['1:1 the demo throws whenever it is drawn'],
    ],
    [
      'a throw in a component that is exported by its name',
      ['function A() {', '  throw new Error();', '}', 'export default A;'],
      ['2:3 the demo throws whenever it is drawn'],
    ],
    [
      'a throw below declarations and calls',
      [
        'import { a } from "a";',
        'export default () => {',
        '  const b = a();',
        '  a(() => { return b; });',
        '  throw b;',
        '};',
      ],
      ['5:3 the demo throws whenever it is drawn'],
    ],
    [
      'a name that is declared twice',
      ['const a = 1;', 'const a = 2;', 'export default () => a;'],
      ["2:7 the demo can not be compiled: Identifier 'a' has already been declared"],
    ],
  ])('%s are told', (_name, lines, says) => {
    expect(told(...lines)).toEqual(says);
  });

  test.each([
    ['what browsers have', ['export default () => window.innerWidth + matchMedia.length;']],
    ['elements of HTML', ['export default () => <main><svg /></main>;']],
    ['imports', ["import { useA, B } from 'a';", 'export default () => <B a={useA()} />;']],
    ['types', ["import type { A } from 'a';", 'export default (a: A<B>) => a as C;']],
    [
      'generics',
      ['function useA<T extends B>() { return {} as T; }', 'export default () => useA();'],
    ],
    ['a throw under a condition', ['export default () => { if (Math.random()) throw 1; };']],
    [
      'a throw behind another way out',
      ['export default () => { if (Math.random() > 1) return null; throw 1; };'],
    ],
    ['a throw in a handler', ['export default () => { const a = () => { throw 1; }; a; };']],
    ['a name that stands below', ['export default () => <A />;', 'const A = () => null;']],
    ['what is not finished', ['export default () => <']],
  ])('%s are left alone', (_name, lines) => {
    expect(told(...lines).filter((line) => !line.includes('compiled'))).toEqual([]);
  });
});
