import { processorTime } from '../../../support/processorTime';
import { plainSpaces } from '../../../../src/content/page/spacesOfSyntax';
import { parse, problemsOf, problemsOfFile } from './testPage';

const says =
  'content/hidden-character  the space is one that never breaks, which is taken for a letter here -> write a plain space';

describe('spaces that never break where syntax wants one', () => {
  test.each<[text: string, ...at: string[]]>([
    [':::note\u00a0\n\nText.\n\n:::\u00a0', '5:8', '9:4'],
    [':::note[A\u00a0b]\u00a0\n\nText.\n\n:::', '5:13'],
    ['\u00a0:::note\n\nText.\n\n\u00a0:::', '5:1', '9:1'],
    ['```ts\u00a0title="a\u00a0b"\nconst a = 1;\n```\u00a0', '5:6', '7:4'],
    ['1. One:\n\n\u00a0\u00a0 ```ts\n   const a = 1;\n\u00a0  ```', '7:1', '9:1'],
    ['- One:\n\n\u00a0\u00a0```ts\n\u00a0\u00a0a();\n\u00a0\u00a0```', '7:1', '8:1', '9:1'],
    ["import\u00a0A from '@site/a';\n\n<A />", '5:7'],
    ['export\u00a0const a = 1;\n\n{a}', '5:7'],
    ['| A | B |\n|\u00a0-\u00a0|\u00a0-\u00a0|\n| 1 | 2 |', '6:2'],
    ['> | A | B |\n> |\u2007- | - |\n> | 1 | 2 |', '6:4'],
  ])('%j is told once', async (text, ...at) => {
    expect(await problemsOf(text)).toEqual(at.map((place) => `${place}  ${says}`));
  });

  test('of front matter', async () => {
    expect(
      await problemsOfFile('---\ntitle:\u00a0One\ndescription: A\u00a0b.\n---\n\nText.\n'),
    ).toEqual([`2:7  ${says}`]);
  });

  test('the rest is read as if it were plain', async () => {
    const { body } = await parse(
      '```ts\u00a0title="a"',
      'a();',
      '```',
      '',
      ':::note\u00a0',
      'A.',
      ':::',
    );
    expect(body?.fences).toMatchObject([{ language: 'ts', isClosed: true }]);
    expect(body?.directives).toMatchObject([{ name: 'note', isClosed: true }]);
  });
});

test.each([
  'A\u00a0B and 10\u00a0px.',
  '\u00a0Text.',
  ':::note[A\u00a0b]\n\nText.\n\n:::',
  'import\u00a0and export: both.',
  'export\u00a0of data',
  '| A\u00a0b | B |\n| - | - |\n| 1\u00a0m | \u00a0 |',
  '```text title="a\u00a0b"\nOne two.\n```',
  '````md\n```ts\n````\n\nText.',
])('%j is left alone', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test.each(['a', ' ', '\u00a0', ':', '-', '|-', '`', '> ', ':::note[', '```ts ', 'import '])(
  'a line of many times %j takes no longer than its length',
  (part) => {
    const start = processorTime();
    plainSpaces(`One\u00a0two\n${part.repeat(300_000)}b\n${part}${'a '.repeat(300_000)}`);
    expect(processorTime() - start).toBeLessThan(5000);
  },
);
