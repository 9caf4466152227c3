import { toJavaScript } from '../../../src/code-variants';

const javaScript = (source: string): Promise<string> =>
  toJavaScript(source, { language: 'tsx', blankLines: 'source' });

test.each([
  ['their indentation', '/*\n     far\n  near */\na();\n'],
  ['the line of what follows them', '/*\n  far\n  near */ a();\nb();\n'],
  ['their place in a block', 'f(() => {\n  /*\n far\n   near */\n  a();\n});\n'],
  ['their place at the end', 'a();\n/*\n    far\n  near */\n'],
  [
    'their places, however many there are',
    Array.from({ length: 12 }, (_, index) => `/*\n    comment\n  ${index} */\na();\n`).join(''),
  ],
])('comments of several lines keep %s', async (_, commented) => {
  expect(await javaScript(`const t: T = 1;\n${commented}`)).toBe(`const t = 1;\n${commented}`);
});

test('comments may look like what stands in for others', async () => {
  const comments = '/*kept-comment:99*/\na();\n/*\n    far\n  near */\nb();\n';
  expect(await javaScript(`const t: T = 1;\n${comments}`)).toBe(`const t = 1;\n${comments}`);
});
