import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toJavaScript } from '../../../src/code-variants';
import { babelMessage, located, parseSample } from '../../../src/code-variants/sampleSyntax';
import { errorOf } from './support';

test.each([
  ['/site/sample.tsx: Unexpected token (1:10)', 'Unexpected token'],
  [
    '/site/sample.ts: Unexpected token, expected "," (12:345)\n\n> 12 | a',
    'Unexpected token, expected ","',
  ],
  ['Missing semicolon. (3:2)', 'Missing semicolon'],
  ["'a' is not known. Did you mean 'b'? (1:1)", "'a' is not known"],
  ["Unknown property 'a.b'. (1:1)", "Unknown property 'a.b'"],
  ["Unknown property 'a.b' (1:1)", "Unknown property 'a.b'"],
  ['a (1:2) b', 'a (1:2) b'],
  ['', ''],
])('of %j, what matters is said', (message, said) => {
  expect(babelMessage(new Error(message))).toBe(said);
});

describe('errors', () => {
  test.each([
    ['const a: = 3;', 1, 10, 'Unexpected token'],
    ['const a = 1;\n\nfunction (', 3, 10, 'Unexpected token'],
    ['const a = "abc\n', 1, 11, 'Unterminated string constant'],
    ['let a: A;\r\nlet a: B;', 2, 5, "Identifier 'a' has already been declared"],
    ['class A {\n  constructor(@B() c: C) {}\n}', 2, 15, 'Decorators cannot be used'],
    ['return <div />;', 1, 1, "'return' outside of function"],
  ])('%j is reported at %i:%i', async (source, line, column, message) => {
    const error = await errorOf(source);
    expect(error).toMatchObject({
      name: 'CodeVariantError',
      line,
      column,
      fix: 'correct the syntax',
    });
    expect(error.message).toContain(message);
    expect(error.message).not.toMatch(/\n|sample\.tsx|\(\d+:\d+\)/);
  });

  test('a sample of the other language is named as such', async () => {
    expect(await errorOf('const a = <string>b;')).toMatchObject({
      fix: 'declare the sample as ts, in which it is valid',
    });
    expect(await errorOf('const a = <p>b</p>;', 'ts')).toMatchObject({
      fix: 'declare the sample as tsx, in which it is valid',
    });
  });

  test('what is wrong with anything but the syntax is no error of the sample', () => {
    expect(() => parseSample('('.repeat(100_000), 'ts')).toThrow(RangeError);
  });
});

test.each([
  ['class A {\n  accessor b: B = 1;\n}', 'class A {\n  accessor b = 1;\n}\n'],
  ['{\n  using a: A = b();\n}', '{\n  using a = b();\n}\n'],
  ['@a()\nclass A {\n  @b c: C = 1;\n}', '@a()\nclass A {\n  @b c = 1;\n}\n'],
  ["import { a } from 'a';\nlet b: B;", "import { a } from 'a';\nlet b;\n"],
])('what JavaScript has or will have stays: %j', async (source, expected) => {
  expect(await toJavaScript(source, { language: 'ts', blankLines: 'source' })).toBe(expected);
});

test.each([
  ['babel.config.json', '{ "plugins": ["./none"] }'],
  ['.babelrc', '{ "plugins": ["./none"] }'],
  ['.browserslistrc', 'no browser at all'],
])('a sample does not depend on the %s of the folder', (name, content) => {
  const before = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'code-variants-'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, name), content);
  try {
    process.chdir(folder);
    expect(parseSample('let a: A;', 'ts').program.body).toHaveLength(1);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

test.each([{}, { start: 1 }, { end: 1 }, { start: null, end: 1 }, { start: 1, end: null }])(
  'what the parser has not made has no place: %j',
  (node) => {
    expect(() => located(node)).toThrow('The node was not parsed.');
  },
);
