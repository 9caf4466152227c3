import { processorTime } from '../../../support/processorTime';
import { withoutFencesInText } from '../../../../src/content/page/fencesInText';
import { parse, problemsOf } from './testPage';

const says =
  'content/stray-markup  the code begins in a line of text, so its marks are shown -> write the three backticks that begin it on a line of their own';

describe('code that begins in a line of text', () => {
  test.each<[text: string, ...at: string[]]>([
    ['Text ```ts\ncode\n```', '5:6'],
    ['Text:```\ncode {a b}\n```', '5:6'],
    ['Text ```ts title="a"\none\n\ntwo\n```\n\nText.', '5:6'],
    ['- Text ```ts\n  code\n  ```', '5:8'],
    ['> Text ````ts\n> code\n> ````', '5:8'],
    ['One ```ts\na\n```\n\nTwo ```ts\nb\n```', '5:5', '9:5'],
  ])('%j is told once', async (text, ...at) => {
    expect(await problemsOf(text)).toEqual(at.map((place) => `${place}  ${says}`));
  });

  test('what stands below it is read', async () => {
    const { body } = await parse('Text ```ts', 'a', '```', '', '## B', '', '```ts', 'c();', '```');
    expect(body?.fences).toMatchObject([{ line: 11, isClosed: true }]);
    expect(body?.headings).toMatchObject([{ line: 9 }]);
  });
});

test.each([
  '- ```ts\n  a();\n  ```',
  '1. ```ts\n   a();\n   ```',
  '> - ```ts\n>   a();\n>   ```',
  'A[^1].\n\n[^1]: ```ts\n    a();\n    ```',
  'Text ``` a ``` b.',
  '````md\nText ```ts\ncode\n```\n````',
  '{/* Text ```ts\ncode\n``` */}',
  '{/*\nText ```ts\ncode\n```\n*/}',
])('%j is left alone', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test.each([
  ['a', ''],
  [' ', ''],
  ['a', '```ts\ncode\n```'],
  [' ', '```ts\ncode\n```'],
  ['`', ''],
])('a line of a million times %j takes no longer than its length', (character, end) => {
  const start = processorTime();
  withoutFencesInText(`One \`\`\` two\n${character.repeat(1_000_000)}${end}`);
  expect(processorTime() - start).toBeLessThan(5000);
});
