import { readdirSync } from 'node:fs';
import { toJavaScript } from '../../../src/code-variants';
import { dense, fixtures, parseAsJavaScript, readGoldens } from './support';

const goldens = readGoldens();
const named = goldens.map((golden) => [golden.name, golden] as const);

test('every golden JavaScript file belongs to a sample', () => {
  const samples = goldens.flatMap(({ name, sourceBlankLines }) =>
    sourceBlankLines === undefined ? [`${name}.js`] : [`${name}.js`, `${name}.source.js`],
  );
  expect(readdirSync(fixtures).filter((file) => file.endsWith('.js'))).toEqual(samples.sort());
});

describe.each(named)('%s', (_name, { language, source, javascript, sourceBlankLines }) => {
  test('becomes the JavaScript beside it', async () => {
    expect(await toJavaScript(source, { language })).toBe(javascript);
  });

  test('has the same code with the blank lines of the source', async () => {
    const result = await toJavaScript(source, { language, blankLines: 'source' });
    expect(dense(result)).toBe(dense(javascript));
    if (sourceBlankLines !== undefined) expect(result).toBe(sourceBlankLines);
  });

  test('is JavaScript that no second pass changes', async () => {
    expect(() => parseAsJavaScript(javascript)).not.toThrow();
    expect(await toJavaScript(javascript, { language: 'tsx' })).toBe(javascript);
  });

  test('does not depend on the line breaks of the file', async () => {
    expect(await toJavaScript(source.replaceAll('\n', '\r\n'), { language })).toBe(javascript);
  });
});
