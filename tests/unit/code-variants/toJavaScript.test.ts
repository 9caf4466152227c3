import { toJavaScript } from '../../../src/code-variants';

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

  const gaps = 'f({\n  first,\n\n  second,\n});\n';

  test('lists have no blank lines where types were, unless the source decides', async () => {
    const sample = `const a: A = 1;\n${gaps}`;
    const plain = `const a = 1;\n${gaps}`;
    expect(await toJavaScript(sample, { language: 'ts' })).toBe(
      'const a = 1;\nf({\n  first,\n  second,\n});\n',
    );
    expect(await toJavaScript(sample, { language: 'ts', blankLines: 'source' })).toBe(plain);
    expect(await toJavaScript(plain, { language: 'ts' })).toBe(plain);
  });

  test('lines break at the width asked for where a list has lost its blank lines', async () => {
    const sample = 'const a: A = 1;\nf([\n  first,\n\n  second,\n  { thirdOfThem: 3 },\n]);\n';
    expect(await toJavaScript(sample, { language: 'ts', printWidth: 30 })).toBe(
      'const a = 1;\nf([\n  first,\n  second,\n  { thirdOfThem: 3 },\n]);\n',
    );
    expect(await toJavaScript(sample, { language: 'ts', printWidth: 100 })).toBe(
      'const a = 1;\nf([first, second, { thirdOfThem: 3 }]);\n',
    );
  });
});
