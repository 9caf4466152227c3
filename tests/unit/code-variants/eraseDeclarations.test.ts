import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

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
      'of the first overload is that of the function below, whatever stands above',
      '// About a.\na();\n// Does it.\nfunction f(a: string): void;\nfunction f(a: any) {}',
      '// About a.\na();\n// Does it.\nfunction f(a) {}\n',
    ],
    [
      'of an exported overload leaves its comment',
      '// Does it.\nexport function f(a: string): void;\nexport function f(a: any) {}',
      '// Does it.\nexport function f(a) {}\n',
    ],
    [
      'of a function that is only declared takes its comment',
      'a();\n// Does it.\ndeclare function f(a: string): void;\nfunction g() {}',
      'a();\nfunction g() {}\n',
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
      'of the type of `this` takes its comment',
      'function f(\n  // The caller.\n  this: A,\n  b: B,\n) {}',
      'function f(b) {}\n',
    ],
    [
      'of a type in a function goes',
      'function f() {\n  // About A.\n  type A = 1;\n  g();\n}',
      'function f() {\n  g();\n}\n',
    ],
    [
      'of a type in a case goes',
      'switch (a) {\n  case 1:\n    // About A.\n    type A = 1;\n    f();\n}',
      'switch (a) {\n  case 1:\n    f();\n}\n',
    ],
    [
      'of a type in a static block goes',
      'class A {\n  static {\n    // About B.\n    type B = 1;\n    f();\n  }\n}',
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
    ['that is declared without a type', 'declare a;', ''],
    ['of any name', '[key: string]: A;', ''],
    ['that a subclass has', 'abstract a: A;', ''],
    ['that a subclass has, without a type', 'abstract a;', ''],
    ['that a subclass may have', 'a?(): A;', ''],
    ['of a method of a subclass', 'abstract a(): A;', ''],
    ['of an overload', 'a(b: B): A;\n  a() {}', '  a() {}\n'],
    ['of an overload in quotes', "'a-b'(b: B): A;\n  'a-b'() {}", "  'a-b'() {}\n"],
    ['with a value', 'private a: A = 1;', '  a = 1;\n'],
    ['without a type', 'a;', '  a;\n'],
    ['with a decorator', '@b() a: A;', '  @b() a;\n'],
  ])('of a member %s has a comment that goes or stays with it', async (_, member, expected) => {
    const source = `abstract class X {\n  // About it.\n  ${member}\n  z() {}\n}`;
    const comment = expected && '  // About it.\n';
    expect(await javaScript(source)).toBe(`class X {\n${comment}${expected}  z() {}\n}\n`);
  });
});

describe('a comment above an import of types', () => {
  const paragraph = "f();\n\n// Our own.\nimport type { A } from './a';\n";
  const indented = paragraph.replace('// Our', '  // Our').replace('import', '  import');

  test.each([
    ['opens the file', "// All of it.\nimport type { A } from 'a';\nf();", '// All of it.\nf();\n'],
    [
      'opens the file below an empty line',
      "\n// All of it.\nimport type { A } from 'a';\nf();",
      '// All of it.\nf();\n',
    ],
    [
      'opens a paragraph that stays',
      `${paragraph}import './b';`,
      "f();\n\n// Our own.\nimport './b';\n",
    ],
    [
      'opens a paragraph of which a later line stays',
      `${paragraph}import type { B } from './b'; // types\nimport './b';`,
      "f();\n\n// Our own.\nimport './b';\n",
    ],
    [
      'opens a paragraph below a line of spaces',
      `${paragraph.replace('\n\n', '\n  \n')}import './b';`,
      "f();\n\n// Our own.\nimport './b';\n",
    ],
    [
      'opens a paragraph that is indented',
      `${indented}  import './b';`,
      "f();\n\n// Our own.\nimport './b';\n",
    ],
  ])('stays if it %s', async (_, source, expected) => {
    expect(await javaScript(source)).toBe(expected);
  });

  test.each([
    ['a blank line follows', `${paragraph}\nimport './b';`, "f();\n\nimport './b';\n"],
    ['a line of spaces follows', `${paragraph}   \nimport './b';`, "f();\n\nimport './b';\n"],
    [
      'nothing of its paragraph stays',
      `${paragraph}import type { B } from './b';\n\nf();`,
      'f();\n\nf();\n',
    ],
    [
      'nothing of its paragraph stays at the end',
      `${paragraph}import type { B } from './b';`,
      'f();\n',
    ],
    [
      'it stands in a paragraph',
      `f();\n\ng();\n// Our own.\nimport type { A } from './a';\nimport './b';`,
      "f();\n\ng();\nimport './b';\n",
    ],
  ])('goes if %s', async (_, source, expected) => {
    expect(await javaScript(source)).toBe(expected);
  });
});
