import { rememberStripped, strippedBefore } from '@site/src/code-variants/strippedSamples';
import { javaScriptVariant, toJavaScript } from '@site/src/code-variants/toJavaScript';

const source = 'const rows: number[] = [1,2];\n';
const options = { language: 'tsx', blankLines: 'source' } as const;

test('what a sample is known to be is taken and formatted', async () => {
  rememberStripped([
    { source, options, stripped: { code: 'const known = [1,2]', hadTypes: true } },
  ]);
  expect(await javaScriptVariant(source, options)).toBe('const known = [1, 2];\n');
});

test('another sample, language, or treatment of blank lines is not known', async () => {
  for (const other of [{ ...options, language: 'ts' } as const, { language: 'tsx' } as const]) {
    expect(await toJavaScript(source, other)).toBe('const rows = [1, 2];\n');
  }
  expect(strippedBefore(`${source}\n`, options)).toBeUndefined();
});

test('a sample that is known to have no types has no variant', async () => {
  const plain = 'const rows = 1;\n';
  rememberStripped([{ source: plain, options, stripped: { code: plain, hadTypes: false } }]);
  expect(await javaScriptVariant(plain, options)).toBeUndefined();
});
