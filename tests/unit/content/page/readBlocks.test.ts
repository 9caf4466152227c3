import { read } from './testPage';

describe('fences', () => {
  test('say where they are, their language, and what stands behind it', async () => {
    const { fences } = await read('```tsx title="a.tsx" {1}', 'one();', '', 'two();', '```');
    expect(fences).toEqual([
      {
        line: 5,
        column: 1,
        language: 'tsx',
        meta: 'title="a.tsx" {1}',
        lineCount: 3,
        marks: '```',
        isClosed: true,
      },
    ]);
  });

  test('may have no language and no code', async () => {
    const { fences } = await read('```', '   ', '```');
    const place = { line: 5, column: 1 };
    expect(fences).toEqual([{ ...place, meta: '', lineCount: 0, marks: '```', isClosed: true }]);
  });

  test('name what their code imports', async () => {
    const { fences } = await read('```tsx', "import { Box } from '@mui/material';", '```');
    expect(fences[0]?.imports).toEqual([
      expect.objectContaining({ line: 6, specifier: '@mui/material', name: 'Box' }),
    ]);
  });

  test.each([
    ['marks of their own', ['~~~js', 'a();', '~~~'], true],
    ['more marks than they need', ['```js', 'a();', '`````'], true],
    ['blanks behind the marks', ['```js', 'a();', '```  '], true],
    ['a quote around them', ['> ```js', '> a();', '> ```'], true],
    ['a list around them', ['- One', '', '  ```js', '  a();', '  ```'], true],
    ['no end', ['```js', 'a();'], false],
    ['an end with other marks', ['~~~js', 'a();', '```'], false],
    ['an end with fewer marks', ['````js', 'a();', '```'], false],
    ['an end with text behind it', ['```js', 'a();', '``` b'], false],
    ['nothing but their start', ['```'], false],
  ])('with %s are closed or not', async (_name, lines, isClosed) => {
    const { fences } = await read(...lines);
    expect(fences.map((fence) => fence.isClosed)).toEqual([isClosed]);
  });

  test.each([
    ['another fence', ['```js', 'a();', '', '```tsx', 'b();', '```'], { line: 8, column: 1 }],
    ['one in its first line', ['```js', '```tsx', 'b();', '```'], { line: 6, column: 1 }],
    ['one in a list', ['- ```js', '  a();', '  ```tsx', '  b();', '  ```'], { line: 7, column: 3 }],
    ['a longer one', ['```js', '````md', '```'], { line: 6, column: 1 }],
    ['a shorter one', ['````md', '```js', 'a();', '````'], undefined],
    ['one with other marks', ['```md', '~~~js', 'a();', '~~~', '```'], undefined],
    ['marks within a line', ['```md', 'Write ```js here.', '```'], undefined],
    ['marks without language', ['````md', '```', '````'], undefined],
  ])('hold %s', async (_name, lines, reopenedAt) => {
    const { fences } = await read(...lines);
    expect(fences[0]?.reopenedAt).toEqual(reopenedAt);
  });
});

describe('directives', () => {
  test('are containers, leaves, and parts of text', async () => {
    const { directives } = await read(
      ':::note[Title]',
      '',
      'Text.',
      '',
      ':::',
      '',
      '::break{a=b}',
      '',
      'A :mark[word], a :word, and 10:30.',
    );
    const closed = { isClosed: true, holdsAsManyColons: false };
    expect(directives).toEqual([
      {
        ...closed,
        line: 5,
        column: 1,
        kind: 'container',
        name: 'note',
        colons: 3,
        isEmpty: false,
        hasContent: true,
      },
      {
        ...closed,
        line: 11,
        column: 1,
        kind: 'leaf',
        name: 'break',
        colons: 2,
        isEmpty: true,
        hasContent: true,
      },
      {
        ...closed,
        line: 13,
        column: 3,
        kind: 'text',
        name: 'mark',
        colons: 1,
        isEmpty: false,
        hasContent: true,
      },
      expect.objectContaining({ kind: 'text', name: 'word', hasContent: false }),
    ]);
  });

  test.each([
    ['a title alone', [':::note[Title]', ':::'], { isEmpty: true, isClosed: true }],
    ['no end', [':::note', '', 'Text.'], { isEmpty: false, isClosed: false }],
    ['more colons at the end', [':::note', 'Text.', '::::'], { isClosed: true }],
    ['a quote around it', ['> :::note', '>', '> Text.', '>', '> :::'], { isClosed: true }],
    [
      'one inside with fewer colons',
      ['::::note', ':::tip', 'Text.', ':::', '::::'],
      { colons: 4, isClosed: true, holdsAsManyColons: false },
    ],
    [
      'one inside with as many',
      [':::note', ':::tip', 'Text.', ':::', ':::'],
      { colons: 3, isClosed: false, holdsAsManyColons: true },
    ],
    [
      'an end that another one inside has taken',
      ['::::note', ':::tip', 'Text.', ':::'],
      { isClosed: false },
    ],
  ])('with %s', async (_name, lines, expected) => {
    const { directives } = await read(...lines);
    expect(directives[0]).toMatchObject(expected);
  });
});

test('lines that start with colons are known where they are no directives', async () => {
  const { strayColons } = await read(
    '  ::: note',
    'Text, and :::',
    '::: **bold**',
    ':::',
    '*a* :::',
  );
  expect(strayColons).toEqual([
    expect.objectContaining({ line: 5, column: 3, text: '::: note' }),
    expect.objectContaining({ line: 7, column: 1, text: '::: ' }),
    expect.objectContaining({ line: 8, column: 1, text: ':::' }),
  ]);
});

test.each([
  ['## A heading {/* #an-id */}', 'an-id'],
  ['## A heading {/* #an-id, for links */}', 'an-id,'],
  ['## A heading {/* an-id */}', undefined],
  ['## A heading {/* # */}', undefined],
  ['## A heading {/* a */ /* #b */}', undefined],
  ['## A heading {1 /* #one */}', undefined],
  ['## A heading', undefined],
])('the id of %s', async (line, explicitId) => {
  const { headings } = await read(line, '', 'Text.');
  expect(headings.map((heading) => heading.explicitId)).toEqual([explicitId]);
});
