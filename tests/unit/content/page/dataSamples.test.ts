import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const jsonFix =
  'correct the syntax: double quotes, a comma between entries and none behind the last';
const jsonWrong = `content/data-sample the sample is not valid JSON here -> ${jsonFix}; or name the language "text"`;
const jsonShort = `content/data-sample the sample ends too early to be JSON -> ${jsonFix}; or name the language "text"`;

const json = (...lines: string[]) => ['```json', ...lines, '```'];
const yaml = (...lines: string[]) => ['```yaml', ...lines, '```'];

test.each<Row>([
  ['single quotes', json(`{ 'a': 1 }`), [`6:3 ${jsonWrong}`]],
  ['a key without quotes', json('{', '  a: 1', '}'), [`7:3 ${jsonWrong}`]],
  ['no comma', json('{', '  "a": 1', '  "b": 2', '}'), [`8:3 ${jsonWrong}`]],
  ['a comma behind the last', json('{', '  "a": 1,', '}'), [`8:1 ${jsonWrong}`]],
  ['no end', json('{', '  "a": 1'), [`7:9 ${jsonShort}`]],
  ['dots for more', json('{', '  "a": 1,', '  ...', '}'), [`8:3 ${jsonWrong}`]],
  [
    'a comment before the mistake',
    json('{', '  // A', '  "a": 1 /* B */ 2', '}'),
    [`8:18 ${jsonWrong}`],
  ],
  ['a comment of two lines before it', json('{ /* A', '  B */ "a" 1', '}'), [`7:12 ${jsonWrong}`]],
  ['a mistake behind an address', json('{ "a": "https://b.c" 1 }'), [`6:22 ${jsonWrong}`]],
  ['a mistake behind an escaped quote', json('{ "a": "b\\"//c" 1 }'), [`6:17 ${jsonWrong}`]],
  ['a mistake in a list', ['- A', '', '  ```json', '  { a }', '  ```'], [`8:5 ${jsonWrong}`]],
  [
    'a mistake behind a mark of a line',
    json('{', '  // highlight-next-line', '  a: 1', '}'),
    [`8:3 ${jsonWrong}`],
  ],
  [
    'a mistake above a mark of a line',
    json('{', '  a: 1,', '  // highlight-next-line', '  "b": 2', '}'),
    [`7:3 ${jsonWrong}`],
  ],
  [
    'an end too early behind marks of lines',
    json('{', '  // highlight-start', '  "a": 1', '  // highlight-end'),
    [`8:9 ${jsonShort}`],
  ],
  ['a mistake, and a title', ['```json title="a.json"', '{ a }', '```'], [`6:3 ${jsonWrong}`]],
  [
    'two samples with a mistake',
    [...json('{ a }'), '', ...json('{ b }')],
    [`6:3 ${jsonWrong}`, `10:3 ${jsonWrong}`],
  ],
])('JSON with %s is no sample', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each([
  ['an object', json('{ "a": [1, "b", null] }')],
  ['a text', json('"a"')],
  ['a part of an object', json('"a": 1,', '"b": 2')],
  ['a part of an object with a comma behind', json('"a": {', '  "b": 2', '},')],
  ['a part of a list', json('{ "a": 1 },', '{ "b": 2 }')],
  ['an object with a comma behind', json('{ "a": 1 },')],
  ['a value on each line', json('{ "a": 1 }', '{ "a": 2 }', '[3]')],
  ['comments', json('{', '  // A', '  "a": 1, /* B */', '  /* C', '  D */ "b": 2', '}')],
  ['a comment at its end', json('{ "a": 1 } // A')],
  ['addresses', json('{ "a": "https://b.c", "d": "/* e */" }')],
  ['escaped quotes', json('{ "a": "b \\" // c" }')],
  ['an escaped backslash', json('{ "a": "b\\\\" } // c')],
  ['a mark of a line', json('{', '  // highlight-next-line', '  "a": 1', '}')],
  [
    'a line before and after a change',
    json('{', '  // removed-next-line', '  "a": 1', '  // added-next-line', '  "a": 2', '}'),
  ],
  ['no text', json()],
  ['blanks', json('   ', '')],
  ['a comment alone', json('// A')],
  ['another language', ['```json5', '{ a: 1 }', '```']],
  ['no language', ['```', '{ a: 1', '```']],
  ['a language that all objects have', ['```constructor', '{ a: 1', '```']],
])('JSON may be %s', async (_name, lines) => {
  expect(await told(lines)).toEqual([]);
});

test('marks of lines that are wrong in JSON are told once', async () => {
  expect(await told(json('{', '  // highlight-start', '  a: 1', '}'))).toEqual([
    '7:1 content/code-block highlight-start without highlight-end -> add the end',
  ]);
});

describe('YAML', () => {
  const start = 'content/data-sample the sample is not valid YAML:';
  const fix = 'write one "key: value" a line, and quotes around a value with a colon';
  test.each<Row>([
    [
      'a key twice',
      yaml('a: 1', 'b: 2', 'a: 3'),
      [
        `8:1 ${start} Map keys must be unique -> remove one of the two keys, or give it another name`,
      ],
    ],
    [
      'a tab in front of a line',
      yaml('a:', '\tb: 1'),
      [`7:1 ${start} Tabs are not allowed as indentation -> write spaces in front of the line`],
    ],
    [
      'a colon in a value',
      yaml('a: b: c'),
      [`6:4 ${start} Nested mappings are not allowed in compact mappings -> ${fix}`],
    ],
    ['a quote without end', yaml('a: "b'), [`6:6 ${start} Missing closing "quote -> ${fix}`]],
    [
      'a mistake in its second document',
      yaml('a: 1', '---', 'b: 1', 'b: 2'),
      [
        `9:1 ${start} Map keys must be unique -> remove one of the two keys, or give it another name`,
      ],
    ],
    [
      'a key twice behind a mark of a line',
      yaml('# highlight-next-line', 'a: 1', 'a: 2'),
      [
        `8:1 ${start} Map keys must be unique -> remove one of the two keys, or give it another name`,
      ],
    ],
    [
      'a key twice in a list',
      ['- A', '', '  ```yaml', '  a: 1', '  a: 2', '  ```'],
      [
        `9:3 ${start} Map keys must be unique -> remove one of the two keys, or give it another name`,
      ],
    ],
    ['keys', yaml('a: 1', 'b:', '  - c', '  - d: 2'), []],
    ['two documents', yaml('a: 1', '---', 'a: 2'), []],
    ['tags of its own', yaml('a: !Ref b', 'c: !Sub "d"'), []],
    ['a date', yaml('a: 2024-01-02'), []],
    ['a comment', yaml('# A'), []],
    ['text', yaml('A'), []],
    ['a mark of a line', yaml('a: 1', '# highlight-next-line', 'b: 2'), []],
    [
      'a line before and after a change',
      yaml('# removed-next-line', 'a: 1', '# added-next-line', 'a: 2'),
      [],
    ],
    [
      'a mistake below a line that a change removes',
      yaml('# removed-next-line', 'a: 1', '# added-next-line', 'a: 2', 'a: 3'),
      [
        `10:1 ${start} Map keys must be unique -> remove one of the two keys, or give it another name`,
      ],
    ],
    ['another language', ['```text', 'a: b: c', '```'], []],
  ])('with %s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

const css = (...lines: string[]) => ['```css', ...lines, '```'];

test.each<readonly [lines: readonly string[], at: string, reason: string, fix: string]>([
  [['.a {', '  color: red;'], '6:1', 'Unclosed block', 'add the } that is missing'],
  [['.a { color: red; }}'], '6:19', 'Unexpected }', 'remove it, or add the { that it closes'],
  [['/* A'], '6:1', 'Unclosed comment', 'end it with */'],
  [['.a { content: "x; }'], '6:15', 'Unclosed string', 'add the closing quote'],
  [['.a { width: calc(1px; }'], '6:17', 'Unclosed bracket', 'add the closing bracket'],
  [
    ['.a {', '  color: red', '  margin: 0;', '}'],
    '7:13',
    'Missed semicolon',
    'end the declaration with a semicolon',
  ],
  [['.a { color:: red }'], '6:12', 'Double colon', 'write one colon'],
  [
    ['.a {', '  ...', '}'],
    '7:3',
    'Unknown word ...',
    'write each declaration as "property: value;"',
  ],
])('CSS %j is no sample', async (lines, at, reason, fix) => {
  expect(await told(css(...lines))).toEqual([
    `${at} content/code-block the sample is not valid CSS: ${reason} -> ${fix}; or name the language "text"`,
  ]);
});

test.each([
  ['a rule', css('.a:is(.b, .c) { color: red }')],
  ['a declaration without its rule', css('color: red;')],
  ['rules in rules, with what tools add', css('@theme {', '  .a { &:hover { @apply b } }', '}')],
  ['a comment', css('/* A */')],
  ['nothing', css()],
  ['marks of lines', css('.a {', '  /* highlight-next-line */', '  color: red;', '}')],
])('CSS with %s is a sample', async (_name, lines) => {
  expect(await told(lines)).toEqual([]);
});
