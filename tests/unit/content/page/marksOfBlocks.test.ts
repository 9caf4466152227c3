import { parse } from './testPage';

async function rulesOf(...lines: string[]): Promise<string[]> {
  const { problems } = await parse(...lines);
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

test.each([
  ['tildes', ['~~~js', 'a();', '~~~ts', 'b();', '~~~'], { line: 7, column: 1 }],
  ['tildes in a list', ['- ~~~js', '  ~~~ts', '  b();', '  ~~~'], { line: 6, column: 3 }],
  ['a language and more', ['```js', '```tsx title="a.tsx"', '```'], { line: 6, column: 1 }],
  ['a language and a blank', ['```js', '```tsx ', '```'], { line: 6, column: 1 }],
  ['a language and braces', ['```js', '```tsx{1}', '```'], undefined],
  ['a capital letter', ['```js', '```Text', '```'], undefined],
  ['two marks', ['```js', '``tsx', '```'], undefined],
  ['two tildes', ['~~~js', '~~tsx', '~~~'], undefined],
  ['a blank in front', ['```js', ' ```tsx', '```'], undefined],
])('a fence that holds a line of %s opens another one or not', async (_name, lines, expected) => {
  const { body } = await parse(...lines);
  expect(body?.fences.map(({ reopenedAt }) => reopenedAt)).toEqual([expected]);
});

describe('directives', () => {
  test.each([
    [
      'text above one that has taken the end',
      ['::::note', 'Text.', '', ':::tip', 'Text.', ':::'],
      { colons: 4, isClosed: false, holdsAsManyColons: false },
    ],
    ['colons at the end of a text', [':::note', 'Text :::'], { isClosed: false }],
    ['colons and a text', [':::note', 'Text.', '::: more'], { isClosed: false }],
    ['nothing but its start', [':::note'], { isClosed: false, isEmpty: true }],
    ['nothing in it', [':::note', ':::'], { isClosed: true, isEmpty: true, hasContent: false }],
    ['a list in it', [':::note', '- One', ':::'], { isClosed: true, isEmpty: false }],
    ['blanks behind its end', [':::note', 'Text.', ':::  '], { isClosed: true }],
    [
      'one with more colons in it',
      [':::note', '::::tip', 'Text.', '::::', ':::'],
      { colons: 3, holdsAsManyColons: true },
    ],
    [
      'one with as many colons below a text',
      [':::note', 'Text.', '', ':::tip', 'Text.', ':::', ':::'],
      { colons: 3, isClosed: false, holdsAsManyColons: true },
    ],
    ['a quote around it', ['> ::::note', '> Text.', '> ::::'], { line: 5, column: 3, colons: 4 }],
    ['a list around it', ['- :::note', '  Text.', '  :::'], { column: 3, isClosed: true }],
    ['attributes alone', ['A :word{.big}'], { kind: 'text', hasContent: true, isEmpty: true }],
    ['a title alone', ['::word[Text]'], { kind: 'leaf', hasContent: true, colons: 2 }],
  ])('with %s', async (_name, lines, expected) => {
    const { body } = await parse(...lines);
    expect(body?.directives[0]).toMatchObject(expected);
  });

  test.each([
    ['behind bold text', ['**a**:::'], []],
    ['below bold text', ['**a**', '::: b'], [{ line: 6, column: 1, text: '::: b' }]],
    ['in a quote', ['> ::: b'], [{ line: 5, column: 3, text: '::: b' }]],
    ['in a list', ['- ::: b'], [{ line: 5, column: 3, text: '::: b' }]],
    ['of two', [':: b'], []],
    ['in code', ['`::: b`'], []],
    [
      'in two lines',
      ['::: a', 'b :::', '::: c'],
      [
        { line: 5, column: 1, text: '::: a' },
        { line: 7, column: 1, text: '::: c' },
      ],
    ],
  ])('are none with blanks behind colons: %s', async (_name, lines, expected) => {
    const { body } = await parse(...lines);
    expect(body?.strayColons).toEqual(expected);
  });
});

describe('rules that meet in one place', () => {
  test.each([
    [
      'a cell that ends in code',
      ['| A | B |', '| - | - |', '| `a | b` | c |'],
      ['7:11 content/table-cells'],
    ],
    [
      'marks of code in another row',
      ['| A | B |', '| - | - |', '| a ` | c |'],
      ['7:5 content/stray-markup'],
    ],
    [
      'faults of a page that is not read',
      ['<Card>', '', '```json', '{ "a": 1, }', '```', '', '{{ name }}', '', '{other}'],
      [
        '5:1 content/mdx-syntax',
        '8:11 content/data-sample',
        '11:1 content/expression',
        '13:2 content/undefined-name',
      ],
    ],
    [
      'a table of a page that is not read',
      ['<Card>', '', '| A |', '| - |', '| `a | b` |', '', 'A\u200bB'],
      ['11:2 content/hidden-character', '5:1 content/mdx-syntax', '9:6 content/table-cells'],
    ],
  ])('%s', async (_name, lines, expected) => {
    expect(await rulesOf(...lines)).toEqual(expected);
  });
});
