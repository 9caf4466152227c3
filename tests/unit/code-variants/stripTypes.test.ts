import { toJavaScript } from '../../../src/code-variants';
import { errorOf } from './support';

test.each(['\r\n', '\r'])('line breaks may be written as %j', async (lineBreak) => {
  const source = 'a(); // first\n\n// About A.\ntype A = 1; // one\n/*\n  two\n*/\nb();\n';
  expect(await toJavaScript(source.replaceAll('\n', lineBreak), { language: 'ts' })).toBe(
    await toJavaScript(source, { language: 'ts' }),
  );
});

test('an empty line stays where a declaration was, unless the source decides', async () => {
  const source = 'a();\ntype A = 1;\nb();\n';
  expect(await toJavaScript(source, { language: 'ts' })).toBe('a();\n\nb();\n');
  expect(await toJavaScript(source, { language: 'ts', blankLines: 'source' })).toBe('a();\nb();\n');
});

describe('an export of nothing', () => {
  const script = 'class C {}\nnamespace C {\n  export const a = 1;\n  export type B = 1;\n}\n';

  test.each(['demos', 'source'] as const)(
    'is not added to a script whose namespace loses an exported type, with the blank lines of %s',
    async (blankLines) => {
      expect(await toJavaScript(script, { language: 'ts', blankLines })).toMatch(
        /\}\)\(C \|\| \(C = \{\}\)\);\n$/,
      );
    },
  );

  test.each(['export {};', 'export{}', 'export { };', 'export {\n};', 'export\n{};'])(
    'stays if the author wrote it: %j',
    async (own) => {
      expect(await toJavaScript(`${script}${own}`, { language: 'ts' })).toMatch(
        /\nexport \{\};\n$/,
      );
    },
  );
});

test('notes to minifiers are those of the author', async () => {
  const noted = 'const a: A = /*#__PURE__*/ create();';
  expect(await toJavaScript(noted, { language: 'ts' })).toBe('const a = /*#__PURE__*/ create();\n');
  expect(await toJavaScript('enum A { B = f() }', { language: 'ts' })).not.toContain('PURE');
});

describe('what has no JavaScript counterpart is reported where the author wrote it', () => {
  const namespace = 'namespace N {\n  export let b: A = 1;\n}\n';

  test.each([
    ['at the start', namespace, 2, 10],
    ['below what goes', `// @ts-ignore\ntype A = 1;\n\n/* one\n   two */\n${namespace}`, 7, 10],
    [
      'above lines with more digits',
      `${'a();\n'.repeat(6)}${namespace}${'b();\n'.repeat(4)}`,
      8,
      10,
    ],
    ['below many lines', `${'a();\n'.repeat(10)}${namespace}`, 12, 10],
    ['below what looks like a pointer', `a(b > 7 || c); // d |   ^\n${namespace}`, 3, 10],
    ['behind code', 'a(); namespace N { export let b = 1; }', 1, 27],
  ])('%s', async (_where, source, line, column) => {
    expect(await errorOf(source, 'ts')).toMatchObject({
      message: 'Namespaces exporting non-const are not supported by Babel',
      fix: 'rewrite this part of the sample with what JavaScript has too, such as a module or an object',
      line,
      column,
    });
  });

  test('for a member of an enum that has no value', async () => {
    expect(await errorOf("enum A { B = 'b', C }", 'ts')).toMatchObject({
      message: 'Enum member must have initializer',
    });
  });
});
