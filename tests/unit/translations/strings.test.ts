import { parseStrings } from '@site/src/translations/strings/parseStrings';
import { placeholdersOf } from '@site/src/translations/strings/placeholders';
import { acceptedFormCounts, pluralCategories } from '@site/src/translations/strings/pluralForms';
import { createRemainder } from '@site/src/translations/sameText';

describe('plural forms', () => {
  test('languages have their categories in the order in which Docusaurus reads forms', () => {
    expect(pluralCategories('zh')).toEqual(['other']);
    expect(pluralCategories('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  });

  test.each([
    ['zh', [1]],
    ['en', [2]],
    // The form for millions is never asked for.
    ['pt', [2, 3]],
    ['ru', [3, 4]],
    ['ar', [6]],
  ])('%s takes %p of them', (language, counts) => {
    expect(acceptedFormCounts(language)).toEqual(counts);
  });
});

test('placeholders are names in braces, each once', () => {
  expect([...placeholdersOf('{count} of {total}, {count}, { no }, {}')]).toEqual([
    '{count}',
    '{total}',
  ]);
});

describe('a translation file', () => {
  test('is read with the place of each id and message', () => {
    const { messages, problems } = parseStrings(
      '{\n  "a": { "message": "A|B", "description": "d" },\n  "b": {\n    "message": ""\n  }\n}\n',
    );
    expect(problems).toEqual([]);
    expect([...messages]).toEqual([
      [
        'a',
        {
          message: 'A|B',
          description: 'd',
          line: 2,
          column: 3,
          messageAt: { line: 2, column: 21 },
        },
      ],
      ['b', { message: '', line: 3, column: 3, messageAt: { line: 4, column: 16 } }],
    ]);
  });

  test.each([
    ['nothing', '', 1, 1],
    ['a missing comma', '{\n  "a": {"message": "A"}\n  "b": {"message": "B"}\n}', 3, 3],
    ['single quotes', "{\n  'a': {}\n}", 2, 3],
    ['a comment', '{\n  // no\n}', 2, 3],
    ['a line break in a text', '{\n  "a": {"message": "A\nB"}\n}', 2, 22],
    ['marks of a merge', '{\n<<<<<<< HEAD\n}', 2, 1],
    ['something behind the end', '{}\n}', 2, 1],
  ])('that is no JSON has a place: %s', (_name, text, line, column) => {
    const { messages, problems } = parseStrings(text);
    expect(messages.size).toBe(0);
    expect(problems).toMatchObject([{ line, column }]);
  });
});

describe('what a language has to translate', () => {
  const glossary = {
    keep: [{ name: 'Material UI', line: 1, column: 1 }],
    same: ['Layout', 'Open page'].map((name) => ({ name, line: 1, column: 1 })),
  };
  const remainderOf = createRemainder(['Toolpad Core', 'SignInPage', 'Button'], glossary);

  test.each([
    ['a word', 'Overview', 'Overview'],
    ['names of all languages', 'Toolpad Core: Button', ''],
    ['a name in words', 'Sign-in page', ''],
    ['a name of the glossary', 'Material UI', ''],
    ['words beside a name', 'Toolpad Core on npm', 'on npm'],
    ['code and what looks like it', '`a b` useSession, @toolpad/core 0.13.0 API', ''],
    ['no expression of words on both sides of a name', 'Open Toolpad Core page', 'Open page'],
    ['no expression of words on both sides of code', 'Open useSession page', 'Open page'],
    ['no expression of words on both sides of a placeholder', 'Open {title} page', 'Open page'],
    ['an expression', 'Open page', ''],
    ['a placeholder', '{shown} of {count}', 'of'],
    ['no part of a word', 'Buttons', 'Buttons'],
  ])('%s', (_name, text, left) => {
    expect(remainderOf(text).text).toBe(left);
  });

  test('tells which words of the glossary it needs to be the same', () => {
    expect(remainderOf('Layout')).toEqual({ text: '', used: ['Layout'] });
    expect(remainderOf('Layout of it')).toEqual({ text: 'of it', used: ['Layout'] });
  });
});
