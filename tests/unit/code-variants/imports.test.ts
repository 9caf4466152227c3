import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

describe('an import', () => {
  const types = 'let x: A, y: B.C, z: typeof D;\n';

  test.each([
    ['of types alone goes', "import type { A } from 'a';", ''],
    ['of names that say so goes', "import { type A, type B } from 'a';", ''],
    ['of names that are types alone goes', "import { A, B, D } from 'a';", ''],
    ['of a default that is a type goes', "import A from 'a';", ''],
    ['of a namespace that is a type goes', "import * as B from 'a';", ''],
    ['for its effects stays', "import 'a';", "import 'a';"],
    ['of nothing stays for its effects', "import {} from 'a';", "import 'a';"],
    ['of names that nobody uses stays', "import { E } from 'a';", "import { E } from 'a';"],
    ['loses the type before others', "import { A, e } from 'a';", "import { e } from 'a';"],
    ['loses the type behind others', "import { e, A } from 'a';", "import { e } from 'a';"],
    ['loses a type of another name', "import { E as A, f } from 'a';", "import { f } from 'a';"],
    ['loses a default that is a type', "import A, { e } from 'a';", "import { e } from 'a';"],
    ['keeps its default alone', "import e, { A, type F } from 'a';", "import e from 'a';"],
    [
      'keeps its default beside others',
      "import e, { A, f } from 'a';",
      "import e, { f } from 'a';",
    ],
    ['keeps its default without a namespace', "import e, * as B from 'a';", "import e from 'a';"],
    ['keeps its namespace alone', "import A, * as e from 'a';", "import * as e from 'a';"],
  ])('%s', async (_, statement, expected) => {
    const used = 'e();\nf();\n';
    expect(await javaScript(`${statement}\n${types}${used}`)).toBe(
      `${expected}${expected && '\n'}let x, y, z;\n${used}`,
    );
  });

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
    const fragment = `/** @jsxFrag Fragment */\nimport { Fragment } from 'preact';\nlet x: Fragment;\n`;
    expect(await javaScript(`${fragment}f(<></>);`)).toContain('import { Fragment }');
  });

  test('loses a type with the comment above and behind it', async () => {
    expect(
      await javaScript(
        "import {\n  // About e.\n  e,\n  // About A.\n  A, // a type\n  f,\n} from 'a';\nlet x: A;\ne(f);",
      ),
    ).toBe("import {\n  // About e.\n  e,\n  f,\n} from 'a';\nlet x;\ne(f);\n");
  });

  test('leaves a comment that opens the file or a paragraph that stays', async () => {
    expect(await javaScript("// All of it.\nimport type { A } from 'a';\nf();")).toBe(
      '// All of it.\nf();\n',
    );
    const paragraph = "f();\n\n// Our own.\nimport type { A } from './a';\n";
    expect(await javaScript(`${paragraph}import './b';`)).toBe(
      "f();\n\n// Our own.\nimport './b';\n",
    );
    expect(await javaScript(`${paragraph}\nimport './b';`)).toBe("f();\n\nimport './b';\n");
    expect(await javaScript(`${paragraph}import type { B } from './b';\n\nf();`)).toBe(
      'f();\n\nf();\n',
    );
  });
});

describe('an export', () => {
  test.each([
    ['of a type goes', 'type A = 1;\nexport { A };\nf();', 'f();\n'],
    ['of an interface as default goes', 'interface A {}\nexport default A;\nf();', 'f();\n'],
    ['of a default interface goes', 'export default interface A {}\nf();', 'f();\n'],
    [
      'loses the type',
      'type A = 1;\nconst b = 1;\nexport { A, b };',
      'const b = 1;\nexport { b };\n',
    ],
    [
      'stays of a value that a type has the name of',
      'interface A {}\nconst A = 1;\nexport { A };',
      'const A = 1;\nexport { A };\n',
    ],
    [
      'from elsewhere stays, whatever is declared here',
      "type A = 1;\nexport { A } from 'a';",
      "export { A } from 'a';\n",
    ],
    [
      'from elsewhere loses what says that it is a type',
      "export { type A, b } from 'a';",
      "export { b } from 'a';\n",
    ],
    ['of all types from elsewhere goes', "export type * from 'a';\nf();", 'f();\n'],
    ['of a declared value goes', 'export declare const a: A;\nf();', 'f();\n'],
    ['of a type declaration goes', 'export type A = 1;\nf();', 'f();\n'],
  ])('%s', async (_, source, expected) => {
    expect(await javaScript(source)).toBe(expected);
  });
});

describe('a declaration', () => {
  test.each([
    [
      'of a function that overloads goes',
      'function f(a: string): void;\nfunction f(a?: any) {}',
      'function f(a) {}\n',
    ],
    [
      'of the first overload leaves its comment to the function',
      '// Does it.\nfunction f(a: string): void;\n// Or so.\nfunction f(a: number): void;\nfunction f(a: any) {}',
      '// Does it.\nfunction f(a) {}\n',
    ],
    [
      'of an overload takes its comment where the function has one',
      '// With a text.\nfunction f(a: string): void;\n// Does it.\nfunction f(a: any) {}',
      '// Does it.\nfunction f(a) {}\n',
    ],
    [
      'of a namespace of types goes',
      'namespace A { export type B = 1; interface C {} }\nf();',
      'f();\n',
    ],
    ['of a namespace inside of another goes', 'namespace A.B { type C = 1; }\nf();', 'f();\n'],
    ['of a module goes', "declare module 'a' { const b: 1; }\nf();", 'f();\n'],
    ['of the type of `this` goes', 'function f(this: A, b: B) {}', 'function f(b) {}\n'],
    [
      'of a type in a function goes',
      'function f() {\n  type A = 1;\n  g();\n}',
      'function f() {\n  g();\n}\n',
    ],
    [
      'of a type in a case goes',
      'switch (a) {\n  case 1:\n    type A = 1;\n    f();\n}',
      'switch (a) {\n  case 1:\n    f();\n}\n',
    ],
    [
      'of a type in a static block goes',
      'class A {\n  static {\n    type B = 1;\n    f();\n  }\n}',
      'class A {\n  static {\n    f();\n  }\n}\n',
    ],
  ])('%s', async (_, source, expected) => {
    expect(await javaScript(source)).toBe(expected);
  });

  test.each([
    ['of a type', 'a: A;', ''],
    ['that may be missing', 'a?;', ''],
    ['that is private', 'private a;', ''],
    ['that is not written', 'readonly a;', ''],
    ['that is declared', 'declare a: A;', ''],
    ['of any name', '[key: string]: A;', ''],
    ['that a subclass has', 'abstract a: A;', ''],
    ['of a method of a subclass', 'abstract a(): A;', ''],
    ['of an overload', 'a(b: B): A;\n  a() {}', '  a() {}\n'],
    ['with a value', 'private a: A = 1;', '  a = 1;\n'],
    ['without a type', 'a;', '  a;\n'],
    ['with a decorator', '@b() a: A;', '  @b() a;\n'],
  ])('of a member %s', async (_, member, expected) => {
    const source = `abstract class X {\n  ${member}\n  z = 1;\n}`;
    expect(await javaScript(source)).toBe(`class X {\n${expected}  z = 1;\n}\n`);
  });
});
