import { told } from './testPage';

type Row = readonly [name: string, lines: readonly string[], says: readonly string[]];

const noHyphens =
  'content/stray-markup the table has no line of hyphens, so it is shown as text -> write | --- | with one part for each column below the first row';
const framed =
  'content/stray-markup a table with a frame of + and - is shown as text -> write rows between |, with | --- | for each column below the first';
const apart =
  'content/stray-markup an empty line takes the table apart, so that the rest is shown as text -> remove the empty lines between its rows';
const otherCount = (parts: string, cells: string) =>
  `content/stray-markup the line of hyphens has ${parts}, and the row above it ${cells} -> write one part for each cell, or the table is shown as text`;

const table = ['| a | b |', '| --- | --- |', '| c | d |'];

test.each<Row>([
  ['frame', ['+---+---+', '| a | b |', '+===+===+', '| c | d |', '+---+---+'], [`5:1 ${framed}`]],
  ['frame of one column', ['+--+', '| a |', '+--+'], [`5:1 ${framed}`]],
  ['frame below text', ['Text:', '+-----+', '| abc |', '+-----+'], [`6:1 ${framed}`]],
  ['frame in a list', ['- +---+---+', '  | a | b |', '  +---+---+'], [`5:3 ${framed}`]],
  ['frame in a quote', ['> Text:', '> +---+---+', '> | a | b |'], [`6:3 ${framed}`]],
  ['line with one part less', ['| a | b |', '| --- |'], [`6:1 ${otherCount('1 part', '2 cells')}`]],
  [
    'line with one part more',
    ['| a |', '| --- | --- |'],
    [`6:1 ${otherCount('2 parts', '1 cell')}`],
  ],
  [
    'line without marks at its ends',
    ['a | b', '--- | --- | ---'],
    [`6:1 ${otherCount('3 parts', '2 cells')}`],
  ],
  [
    'line with a mark at its start alone',
    ['a | b', '| --- | --- | ---'],
    [`6:1 ${otherCount('3 parts', '2 cells')}`],
  ],
  [
    'line with a mark at its end alone',
    ['a | b', '--- | --- | --- |'],
    [`6:1 ${otherCount('3 parts', '2 cells')}`],
  ],
  ['line without blanks', ['|a|b|', '|-|'], [`6:1 ${otherCount('1 part', '2 cells')}`]],
  [
    'line with many blanks',
    ['| a | b |', '|  ---   |'],
    [`6:1 ${otherCount('1 part', '2 cells')}`],
  ],
  [
    'line with a part at the left',
    ['| a | b |', '| :--- |'],
    [`6:1 ${otherCount('1 part', '2 cells')}`],
  ],
  [
    'line with a part at the right',
    ['| a | b |', '|---:|'],
    [`6:1 ${otherCount('1 part', '2 cells')}`],
  ],
  [
    'line with parts in the middle',
    ['| a |', '|:-:|:--:|  :-: |'],
    [`6:1 ${otherCount('3 parts', '1 cell')}`],
  ],
  [
    'line below an escaped mark',
    ['| a \\| b |', '| --- | --- |'],
    [`6:1 ${otherCount('2 parts', '1 cell')}`],
  ],
  ['line in a quote', ['> | a | b |', '> | --- |'], [`6:3 ${otherCount('1 part', '2 cells')}`]],
  ['row below another', ['| a | b |', '| c | d |'], [`5:1 ${noHyphens}`]],
  ['row below text', ['Text:', '| a | b |', '| c | d |'], [`6:1 ${noHyphens}`]],
  ['row without end below another', ['| a | b |', '| c | d'], [`5:1 ${noHyphens}`]],
  ['row with blanks behind', ['| a | b |  ', '| c | d |'], [`5:1 ${noHyphens}`]],
  ['row in a quote', ['> | a | b |', '> | c | d |'], [`5:3 ${noHyphens}`]],
  ['row in a list', ['- One', '', '  | a | b |', '  | c | d |'], [`7:3 ${noHyphens}`]],
  ['row below a row with a wrong line', ['| a | b |', '| --- | x |'], [`5:1 ${noHyphens}`]],
])('a table that is none is told by its %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each([
  ['one row', ['| a | b |']],
  ['a row above text', ['| a | b |', 'Text.']],
  ['a row without end above another', ['| a | b', '| c | d |']],
  ['rows without start', ['a | b |', 'c | d |']],
  ['text with a vertical line', ['A | b, and', 'c | d.']],
  ['hyphens below text', ['a', '--- | ---']],
  ['hyphens with text behind', ['a | b', '--- | --- | --- x']],
  ['hyphens with text before', ['a | b', 'x --- | --- | ---']],
  ['hyphens with text between', ['a | b', '--- x --- | ---']],
  ['hyphens below a line with a mark, and text', ['a | b', 'text', '--- | --- | ---']],
  ['one hyphen between plus signs', ['+-+', 'Text.']],
  ['hyphens between plus signs in a line', ['A +--+ b.']],
  ['plus signs alone', ['C++ and +a+.']],
])('%s is text', async (_name, lines) => {
  expect(await told(lines)).toEqual([]);
});

test.each<Row>([
  ['one row', [...table, '', '| e | f |'], [`9:1 ${apart}`]],
  ['two rows', [...table, '', '| e | f |', '| g | h |'], [`9:1 ${apart}`]],
  [
    'row after row',
    [...table, '', '| e | f |', '', '| g | h |'],
    [`9:1 ${apart}`, `11:1 ${apart}`],
  ],
  [
    'all rows',
    ['| a | b |', '', '| --- | --- |', '', '| c | d |'],
    [`7:1 ${apart}`, `9:1 ${apart}`],
  ],
  ['rows in a quote', ['> | a |', '> | --- |', '>', '> | c |'], [`8:3 ${apart}`]],
  [
    'rows in an element',
    ['<div>', '', '| a |', '| --- |', '', '| c |', '', '</div>'],
    [`10:1 ${apart}`],
  ],
])('an empty line parts %s from a table', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

test.each<Row>([
  ['two empty lines', [...table, '', '', '| e | f |'], []],
  [
    'two empty lines, and has two rows',
    [...table, '', '', '| e | f |', '| g | h |'],
    [`10:1 ${noHyphens}`],
  ],
  ['a table without marks at its ends', ['a | b', '--- | ---', '', '| e | f |'], []],
  ['a table without marks at its start', ['a | b |', '--- | --- |', '', '| e | f |'], []],
  ['a heading', ['## |A|', '', '| e | f |'], []],
  ['text', ['Text:', '', '| e | f |'], []],
  ['text with a row', ['Text:', '| c | d |', '', '| e | f |'], []],
  ['a table, and has text', [...table, '', '| e | f |', 'Text.'], []],
  ['a table, and has no mark at its end', [...table, '', '| e | f'], []],
  ['a code block', ['```text', '| c | d |', '```', '', '| e | f |'], []],
])('a row is no part of a table if it stands below %s', async (_name, lines, says) => {
  expect(await told(lines)).toEqual(says);
});

describe('lines right below a table', () => {
  const became =
    'content/table-cells the line became a row of the table above it -> write an empty line above text, and each row in one line: <br /> breaks a cell';
  test.each<Row>([
    ['text', [...table, 'Text.'], [`8:1 ${became}`]],
    ['text with a row below', [...table, 'Text.', '| e | f |'], [`8:1 ${became}`]],
    ['the rest of a cell', ['| a | b |', '| --- | --- |', '| c | d', 'e |'], [`8:1 ${became}`]],
    ['two lines of text', [...table, 'Text.', 'More.'], [`8:1 ${became}`]],
    ['text in a quote', ['> | a | b |', '> | - | - |', '> Text.'], [`7:3 ${became}`]],
    ['text behind an empty line', [...table, '', 'Text.'], []],
    ['a row without end', [...table, '| e | f'], []],
    ['a row with blanks in front', [...table, '  | e | f |'], []],
    ['a row without start of a table without', ['a | b', '--- | ---', 'c | d'], []],
    ['text below a table without marks', ['a | b |', '--- | --- |', 'Text.'], []],
    ['rows in a list', ['- | a | b |', '  | - | - |', '  | c | d |'], []],
  ])('%s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('cells that the table has no column for', () => {
  const surplus = (cells: string, columns: string) =>
    `content/table-cells the row has ${cells}, and the table ${columns} -> write \\| for a vertical line in a cell, or add a column: the rest is not shown`;
  test.each<Row>([
    [
      'one',
      ['| a | b |', '| --- | --- |', '| c | d | e |'],
      [`7:9 ${surplus('3 cells', '2 columns')}`],
    ],
    ['two', ['| a |', '| --- |', '| c | d | e |'], [`7:5 ${surplus('3 cells', '1 column')}`]],
    [
      'one in each row',
      ['| a |', '| --- |', '| b | c |', '| d |', '| e | f |'],
      [`7:5 ${surplus('2 cells', '1 column')}`, `9:5 ${surplus('2 cells', '1 column')}`],
    ],
    [
      'one in a list',
      ['- | a |', '  | - |', '  | b | c |'],
      [`7:7 ${surplus('2 cells', '1 column')}`],
    ],
    ['none, but an escaped line', ['| a |', '| --- |', '| b \\| c |'], []],
    ['none, but an escaped line in code', ['| a |', '| --- |', '| `b \\| c` |'], []],
    ['none without rows', ['| a | b |', '| --- | --- |'], []],
  ])('%s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});

describe('cells that a row lacks', () => {
  const missing = (cells: string, columns: string) =>
    `content/table-cells the row has ${cells}, and the table ${columns} -> write a cell for each column: one without text is a space between two lines`;
  test.each<Row>([
    [
      'one',
      ['| a | b | c |', '| - | - | - |', '| 1 | 2 |', '| 1 | 2 | 3 |'],
      [`7:1 ${missing('2 cells', '3 columns')}`],
    ],
    [
      'one without a line at its end',
      ['| a | b |', '| - | - |', '| c'],
      [`7:1 ${missing('1 cell', '2 columns')}`],
    ],
    [
      'one in a list',
      ['- | a | b |', '  | - | - |', '  | c |'],
      [`7:3 ${missing('1 cell', '2 columns')}`],
    ],
    ['none, but an empty cell', ['| a | b |', '| - | - |', '| c | |', '| | d |'], []],
    ['one of a table without lines at its ends', ['a | b', '- | -', 'c'], []],
    [
      'one that the next line has',
      ['| a | b |', '| - | - |', '| c', 'd | e |'],
      [
        '8:1 content/table-cells the line became a row of the table above it -> write an empty line above text, and each row in one line: <br /> breaks a cell',
      ],
    ],
  ])('%s', async (_name, lines, says) => {
    expect(await told(lines)).toEqual(says);
  });
});
