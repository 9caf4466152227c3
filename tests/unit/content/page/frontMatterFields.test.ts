import { firstSentence, parseFrontMatter } from '@site/src/content/page/frontMatter';

function fieldsOf(...lines: string[]): unknown {
  const { frontMatter, problems, hasBody } = parseFrontMatter(
    ['---', ...lines, '---', '', 'Text.'].join('\n'),
  );
  expect([problems, hasBody]).toEqual([[], true]);
  return frontMatter;
}

describe('the fields of the front matter', () => {
  test('know their values, and where key and value stand', () => {
    expect(fieldsOf('title: A page', '', 'description:   "Says: more"')).toEqual({
      title: { value: 'A page', keyAt: { line: 2, column: 1 }, valueAt: { line: 2, column: 8 } },
      description: {
        value: 'Says: more',
        keyAt: { line: 4, column: 1 },
        valueAt: { line: 4, column: 16 },
      },
    });
  });

  test.each([
    ['a: 1', 1],
    ['a: true', true],
    ['a: null', null],
    ['a: [b, 2]', ['b', 2]],
    ['a: {b: c}', { b: 'c' }],
    ['a: 2020-01-31', new Date('2020-01-31')],
    ["a: '2020-01-31'", '2020-01-31'],
    ['a: "b # c"', 'b # c'],
  ])('have the value of %s', (line, value) => {
    expect(fieldsOf(line)).toEqual({
      a: { value, keyAt: { line: 2, column: 1 }, valueAt: { line: 2, column: 4 } },
    });
  });

  test.each([
    ['a: b # a note', ' a note'],
    ['a: b#c', undefined],
    ['a: # a note', ' a note'],
  ])('know the comment of %s', (line, comment) => {
    const { frontMatter } = parseFrontMatter(`---\n${line}\n---\n`);
    expect(frontMatter?.a?.comment).toBe(comment);
  });

  test('may have keys that are no words', () => {
    const at = { line: 2, column: 1 };
    expect(fieldsOf('1: a')).toEqual({
      1: { value: 'a', keyAt: at, valueAt: { line: 2, column: 4 } },
    });
  });

  test.each([
    ['--- ', '---\t'],
    ['---', '---'],
    ['---\t ', '---  '],
  ])('stand between %j and %j', (start, end) => {
    const { frontMatter } = parseFrontMatter(`${start}\r\na: b\r\n${end}\r\n\r\nText.\r\n`);
    expect(frontMatter?.a?.value).toBe('b');
  });

  test.each(['Text.', '', '----\na: b\n----', ' ---\na: b\n---', 'a---\na: b\n---', '---a\n---'])(
    'are not in %j',
    (text) => {
      expect(parseFrontMatter(text)).toEqual({ problems: [], hasBody: true });
    },
  );

  test('leave no body if nothing ends them', () => {
    expect(parseFrontMatter('---\na: b\n')).toMatchObject({ hasBody: false });
  });

  test.each(['a: "b', 'a:b', '- a', 'a: !b c', 'a: *b'])('leave a body if %s is wrong', (line) => {
    const parsed = parseFrontMatter(`---\n${line}\n---\n`);
    expect(parsed.hasBody).toBe(true);
    expect(parsed.frontMatter).toBeUndefined();
    expect(parsed.problems).toHaveLength(1);
  });
});

test.each([
  ['Map keys must be unique at line 3, column 1:\n\ntitle: B\n^\n', 'Map keys must be unique'],
  ['Something else\n  excerpt', 'Something else'],
  ['One at line a', 'One at line a'],
  ['Nothing more', 'Nothing more'],
])('the first sentence of %j', (message, sentence) => {
  expect(firstSentence(message)).toBe(sentence);
});
