import { compareProblems, problemAt, type Problem } from '@site/src/content/problem';
import { formatProblems, summary } from '@site/src/content/report';

function problem(file: string, line: number, column = 1, code = 'content/a'): Problem {
  return problemAt(file, { line, column }, code, 'this is wrong', 'do that');
}

test('a problem is one line', () => {
  expect(formatProblems([problem('docs-core/a.mdx', 6, 1), problem('docs-core/b.mdx', 2, 3)])).toBe(
    'docs-core/a.mdx:6:1  error content/a  this is wrong -> do that\n' +
      'docs-core/b.mdx:2:3  error content/a  this is wrong -> do that',
  );
});

test.each([false, true])(
  'a problem is one line, whatever the name of its file (colours: %s)',
  (isColored) => {
    const lines = formatProblems([problem('docs-core/a\nb\r\u001b[2J\u2028c.mdx', 6)], isColored);
    expect(lines).toContain('docs-core/a\\nb\\u000d\\u001b[2J\\u2028c.mdx:6:1');
  },
);

test('colours change nothing but the colour', () => {
  const colored = formatProblems([problem('docs-core/a.mdx', 6)], true);
  expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(
    formatProblems([problem('docs-core/a.mdx', 6)]),
  );
  expect(colored).toContain('\u001b[');
});

test('problems are ordered by file, line, column, and code; line 10 comes after line 9', () => {
  const ordered = [
    problem('a', 9, 1),
    problem('a', 10, 1, 'content/a'),
    problem('a', 10, 1, 'content/b'),
    problem('a', 10, 2),
    problem('b', 1, 1),
  ];
  expect([...ordered].reverse().sort(compareProblems)).toEqual(ordered);
});

test.each([
  [[], 1, '1 page checked, no problems'],
  [[problem('a', 1)], 2, '2 pages checked, 1 error in 1 file'],
  [[problem('a', 1), problem('b', 1)], 2, '2 pages checked, 2 errors in 2 files'],
  [
    [problem('a', 1), { ...problem('a', 2), severity: 'warning' as const }],
    2,
    '2 pages checked, 1 error and 1 warning in 1 file',
  ],
])('the summary of case %#', (problems, pages, expected) => {
  expect(summary(problems, pages)).toBe(expected);
  expect(summary(problems, pages, ['links', 'labels'])).toBe(
    `${expected}\nNot checked until that is corrected: links; labels`,
  );
});
