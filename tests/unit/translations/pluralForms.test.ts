import { placeholdersOf } from '@site/src/translations/strings/placeholders';
import { parseStrings } from '@site/src/translations/strings/parseStrings';
import {
  acceptedFormCounts,
  pluralCategories,
  pluralFormsOf,
} from '@site/src/translations/strings/pluralForms';

test('forms stand between bars', () => {
  expect(pluralFormsOf('one|many')).toEqual(['one', 'many']);
  expect(pluralFormsOf('all')).toEqual(['all']);
});

test.each([
  ['en', ['one', 'other'], [2]],
  ['zh', ['other'], [1]],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], [6]],
  // Millions are `many`, and no page shows so many of anything.
  ['pt', ['one', 'many', 'other'], [2, 3]],
  ['pl', ['one', 'few', 'many', 'other'], [3, 4]],
])('%s has the forms %j, and takes messages with %j of them', (language, categories, counts) => {
  expect(pluralCategories(language)).toEqual(categories);
  expect(acceptedFormCounts(language)).toEqual(counts);
});

test('placeholders are names in braces, each once', () => {
  expect([...placeholdersOf('{a} of {b_1}, {a}, {}, { c }, {d-e}')]).toEqual(['{a}', '{b_1}']);
});

describe('a file of strings', () => {
  const problemsOf = (text: string) =>
    parseStrings(text).problems.map(
      ({ line, column, message, fix }) => `${line}:${column} ${message} -> ${fix}`,
    );

  test('has the place of each id and message', () => {
    const text =
      '{\n  "a": { "message": "A" },\n  "b": {\n    "message": "B", "description": "D" }\n}';
    const { messages, problems } = parseStrings(text);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(messages)).toEqual({
      a: { line: 2, column: 3, message: 'A', messageAt: { line: 2, column: 21 } },
      b: {
        line: 3,
        column: 3,
        message: 'B',
        description: 'D',
        messageAt: { line: 4, column: 16 },
      },
    });
  });

  test.each([
    '"text"',
    '{}',
    '{ "message": 5 }',
    '{ "message": "A", "description": 5 }',
    '{ "message": "A", "extra": "x" }',
    '[]',
    'null',
  ])('an entry is no %s', (value) => {
    const text = `{ "a": ${value}, "b": { "message": "B" } }`;
    expect(problemsOf(text)).toEqual([
      '1:3 "a" is not an object with a message as text and perhaps a description -> write { "message": "…" }',
    ]);
    expect([...parseStrings(text).messages.keys()]).toEqual(['b']);
  });

  test('has each id once, and the later one counts', () => {
    const text = '{ "a": { "message": "1" },\n  "a": { "message": "2" } }';
    expect(problemsOf(text)).toEqual([
      '2:3 "a" is already on line 1, and the later one counts -> remove one of the two',
    ]);
    expect(parseStrings(text).messages.get('a')?.message).toBe('2');
  });

  test('is an object', () => {
    expect(problemsOf('[]')).toEqual([
      '1:1 the file is no object of strings -> write { "id": { "message": "…" } }',
    ]);
    expect(problemsOf('{ "a": ')).toHaveLength(1);
    expect(parseStrings('{ "a": ').messages.size).toBe(0);
  });
});
