import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

describe('an import', () => {
  test.each([
    ['a class that is extended', 'class X extends A {}'],
    ['a value', 'f(A);'],
    ['a value and a type', 'f<A>(A);'],
    ['an export', 'export { A };'],
    ['a default export', 'export default A;'],
    ['an element', 'f(<A />);'],
    ['a part of a value', 'f(A.b);'],
    ['a name in an import', 'import x = A.b;\nx();'],
  ])('of %s stays', async (_, use) => {
    expect(await javaScript(`import { A } from 'a';\nlet x1: A;\n${use}`)).toContain(
      "import { A } from 'a';\n",
    );
  });

  test.each([
    ['an argument of a base class', 'class X extends Y<A> {}'],
    ['what a class implements', 'class X implements A {}'],
    ['the type of another type', 'type X = A.B[];'],
    ['an export of a type', 'export type { A };'],
    ['an export that says so', 'export { type A };'],
    ['a cast', 'f(b as A);'],
    ['a question for its type', 'let x: typeof A;'],
    ['a question for the type of a part', 'let x: typeof A.b;'],
    ['what a base class is given', 'class X extends Y<A.B> implements A.C {}'],
    ['a type in a function', 'function f() {\n  let x: A;\n}'],
  ])('of %s goes', async (_, use) => {
    expect(await javaScript(`import { A } from 'a';\n${use}`)).not.toContain('import');
  });

  test('of what JSX compiles to stays, and of nothing else', async () => {
    const source = (jsx: string) => `import React from 'react';\nlet x: React.ReactNode;\n${jsx}`;
    expect(await javaScript(source('f(<b />);'))).toContain('import React');
    expect(await javaScript(source('f(<></>);'))).toContain('import React');
    expect(await javaScript(source('f();'))).not.toContain('import React');
    const preact = `/** @jsx h */\nimport { h } from 'preact';\nlet x: h.JSX;\n`;
    expect(await javaScript(`${preact}f(<b />);`)).toContain('import { h }');
    expect(await javaScript(`/** @jsx h */\n${source('f(<b />);')}`)).not.toContain('import React');
    const spaced = `// @jsx  h\n// @jsxFrag   F\n//x\nimport { h, F } from 'preact';\nlet x: h.JSX, y: F;\n`;
    expect(await javaScript(`${spaced}f(<b />);`)).toContain('import { h, F }');
    const fragment = `/** @jsxFrag Fragment */\nimport { Fragment } from 'preact';\nlet x: Fragment;\n`;
    expect(await javaScript(`${fragment}f(<></>);`)).toContain('import { Fragment }');
  });
});
