import { CodeVariantError, toJavaScript, type SampleLanguage } from '../../../src/code-variants';
import { babelMessage } from '../../../src/code-variants/sampleSyntax';

async function errorOf(
  source: string,
  language: SampleLanguage = 'tsx',
): Promise<CodeVariantError> {
  const error: unknown = await toJavaScript(source, { language }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof CodeVariantError))
    throw new Error(`No CodeVariantError: ${String(error)}`);
  return error;
}

describe('layout', () => {
  const source = 'export const sum = (first: number, second: number): number => first + second;';

  test('lines break at 85 characters unless another width is asked for', async () => {
    const fits = `call(${'a'.repeat(76)} as string);`;
    expect(await toJavaScript(fits, { language: 'ts' })).toBe(`call(${'a'.repeat(76)});\n`);
    expect(await toJavaScript(source, { language: 'ts', printWidth: 40 })).toBe(
      'export const sum = (first, second) =>\n  first + second;\n',
    );
  });

  test('an empty sample and one of types alone become empty', async () => {
    expect(await toJavaScript('', { language: 'tsx' })).toBe('');
    expect(await toJavaScript('// what it is\ntype A = 1;\n', { language: 'tsx' })).toBe('');
  });

  test('comparisons that look like type arguments are read as TypeScript reads them', async () => {
    expect(await toJavaScript('use<A | null>(b);', { language: 'tsx' })).toBe('use(b);\n');
  });

  test('a note to minifiers stays where the author wrote it', async () => {
    const noted = 'const a: A = /*#__PURE__*/ create();';
    expect(await toJavaScript(noted, { language: 'ts' })).toBe(
      'const a = /*#__PURE__*/ create();\n',
    );
  });

  test('no export is added to a script whose namespace loses an exported type', async () => {
    const script = 'class C {}\nnamespace C {\n  export const a = 1;\n  export type B = 1;\n}\n';
    expect(await toJavaScript(script, { language: 'ts' })).not.toContain('export');
  });
});

test.each([
  ['/site/sample.tsx: Unexpected token (1:10)', 'Unexpected token'],
  [
    '/site/sample.ts: Unexpected token, expected "," (12:345)\n\n> 12 | a',
    'Unexpected token, expected ","',
  ],
  ['Missing semicolon. (3:2)', 'Missing semicolon'],
  ["'a' is not known. Did you mean 'b'? (1:1)", "'a' is not known"],
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

  test('what has no JavaScript counterpart is reported where the author wrote it', async () => {
    const source =
      '// @ts-ignore\ntype A = 1;\n\n/* one\n   two */\nnamespace N {\n  export let b: A = 1;\n}\n';
    expect(await errorOf(source, 'ts')).toMatchObject({
      message: 'Namespaces exporting non-const are not supported by Babel',
      line: 7,
      column: 10,
    });
  });
});
