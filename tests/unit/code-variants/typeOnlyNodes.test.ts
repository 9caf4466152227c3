import { toJavaScript } from '../../../src/code-variants';
import { parseSample } from '../../../src/code-variants/sampleSyntax';
import { hasTypeScript } from '../../../src/code-variants/typeOnlyNodes';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

const isTyped = (source: string): boolean => hasTypeScript(parseSample(source, 'tsx'));

describe('a sample is TypeScript', () => {
  test.each([
    'function f(a?) {}',
    'class A {\n  a?;\n}',
    'class A {\n  a!;\n}',
    'class A {\n  private a() {}\n}',
    'class A {\n  readonly a = 1;\n}',
    'class A extends B {\n  override a() {}\n}',
    'abstract class A {}',
    'declare class A {}',
    'function f<A>() {}',
    'f<A>();',
    'a as A;',
    "import type { A } from 'a';",
    "import { type A } from 'a';",
    "export type { A } from 'a';",
  ])('by one word alone: %s', (source) => {
    expect(isTyped(source)).toBe(true);
  });

  test.each([
    'a?.b;',
    'a?.b();',
    'a?.();',
    "import { type } from 'a';",
    'class A {\n  a = 1;\n}',
    '',
  ])('but this is JavaScript: %s', (source) => {
    expect(isTyped(source)).toBe(false);
  });
});

test.each([
  'declare const a: 1;',
  'declare function f();',
  'declare class A {}',
  'declare global {\n  interface A {}\n}',
  'namespace A {\n  export type B = 1;\n}',
  'namespace A.B {\n  export type C = 1;\n}',
  'namespace A {}',
  'export as namespace X;',
  'export default interface A {}',
  'import type A = require("a");',
  "export type { A } from 'a';",
  "export type * from 'a';",
  "import { type A, type B } from 'a';",
])('what is about types alone goes with the comment above: %s', async (source) => {
  expect(await javaScript(`a();\n\n// About it.\n${source}\n\nb();`)).toBe('a();\n\nb();\n');
});

test.each([
  ["import { type A, b } from 'a';\nb();", "import { b } from 'a';\nb();\n"],
  ['export {};\nconst a: A = 1;', 'export {};\nconst a = 1;\n'],
  ["import 'a';\nconst a: A = 1;", "import 'a';\nconst a = 1;\n"],
  ['const declare: A = 1;\nf({ declare });', 'const declare = 1;\nf({ declare });\n'],
])('what a program needs stays beside types: %j', async (source, expected) => {
  expect(await javaScript(source)).toBe(expected);
});

test.each([
  ['export class A {}', 'export class A {}'],
  ['export default class A {}', 'export default class A {}'],
  ['export default a;', 'export default a;'],
  ['namespace A {\n  b();\n}', '(function (_A) {\n  b();\n})(A || (A = {}));'],
])('what does something stays with the comment above: %j', async (source, expected) => {
  expect(await javaScript(`let a: A;\n\n// About it.\n${source}`)).toContain(
    `// About it.\n${source.startsWith('namespace') ? 'let A;\n' : ''}${expected}\n`,
  );
});

test.each([
  ['abstract class A {\n  abstract a(): void;\n  abstract b: string;\n  c() {}\n}', '  c() {}\n'],
  ['class A {\n  declare a: string;\n  b = 1;\n}', '  b = 1;\n'],
  ['class A {\n  [key: string]: string;\n  a = 1;\n}', '  a = 1;\n'],
  [
    'class A {\n  a?: string;\n  readonly b;\n  private c;\n  d;\n  #e: string;\n}',
    '  d;\n  #e;\n',
  ],
  ['class A {\n  f(a: string): void;\n  f(a) {}\n}', '  f(a) {}\n'],
])('a class keeps what it does: %j', async (source, members) => {
  expect(await javaScript(source)).toBe(`class A {\n${members}}\n`);
});

test.each(['', ' f'])(
  'a function that is exported without a name or with one: "%s"',
  async (name) => {
    expect(
      await javaScript(
        `export default function${name}(a: string): void;\nexport default function${name}(a) {\n  b(a);\n}`,
      ),
    ).toBe(`export default function${name || ' '}(a) {\n  b(a);\n}\n`);
  },
);
