import path from 'node:path';
import { formatProblem } from '@site/src/content/problem';
import type { Linter } from '@site/src/lint/linter';
import { readCspell } from '@site/src/lint/output/readCspell';
import { readMarkdownlint } from '@site/src/lint/output/readMarkdownlint';
import { readTextlint } from '@site/src/lint/output/readTextlint';
import { projectPath } from '@site/src/lint/projectPath';

const root = path.resolve('/project');

const lines = (read: Linter['read'], output: string): string[] =>
  read(output, root).map(formatProblem);

test('files are named from the root of the project, however a program names them', () => {
  expect(projectPath('docs-core/page.mdx', root)).toBe('docs-core/page.mdx');
  expect(projectPath('./docs-core/page.mdx', root)).toBe('docs-core/page.mdx');
  expect(projectPath(path.join(root, 'docs-core/page.mdx'), root)).toBe('docs-core/page.mdx');
});

describe('markdownlint', () => {
  const rules = 'https://github.com/DavidAnson/markdownlint/blob/main/doc';
  const fix = (rule: string): string =>
    `see ${rules}/${rule}.md; npm run lint -- --fix mends what it can`;

  test('a line is a problem, with or without column', () => {
    const output = [
      'a.mdx:7:1 error MD040/fenced-code-language Fenced code [Context: "x"]',
      'docs/b.md:12 MD012/no-multiple-blanks Multiple blank lines',
    ].join('\n');
    expect(lines(readMarkdownlint, output)).toEqual([
      `a.mdx:7:1  error markdown/MD040  Fenced code [Context: "x"] -> ${fix('md040')}`,
      `docs/b.md:12:1  error markdown/MD012  Multiple blank lines -> ${fix('md012')}`,
    ]);
  });

  test('whatever else is said is none', () => {
    const output = [
      'markdownlint-cli2 v0.22',
      'Summary: 2 error(s)',
      'a.mdx:x MD1/a b',
      ':1 MD001/a b',
      'a.mdx:1 error MD001/a',
    ].join('\n');
    expect(lines(readMarkdownlint, output)).toEqual([]);
  });
});

describe('cspell', () => {
  const ending = 'name goes into cspell-words.txt, code into backticks';

  test('the first suggestion is offered, without its star', () => {
    const output = [
      'a.mdx\t5\t14\tsidebarr\tsidebar*, sidebars',
      'b.mdx\t1\t2\tGithub two\tgit hub,other',
      'c.mdx\t3\t4\txqzt\t',
      'd.mdx\t3\t14\txqzt\t, other',
    ].join('\n');
    expect(lines(readCspell, output)).toEqual([
      `a.mdx:5:14  error spelling/unknown-word  unknown word "sidebarr" -> did you mean "sidebar"? A ${ending}`,
      `b.mdx:1:2  error spelling/unknown-word  unknown word "Github two" -> did you mean "git hub"? A ${ending}`,
      `c.mdx:3:4  error spelling/unknown-word  unknown word "xqzt" -> a ${ending}`,
      `d.mdx:3:14  error spelling/unknown-word  unknown word "xqzt" -> a ${ending}`,
    ]);
  });

  test('whatever else is said is none', () => {
    expect(
      lines(readCspell, 'Configuration Error\n1\t2\t3\na.mdx\tx\t1\tword\t\na.mdx\t1\tx\tword\t'),
    ).toEqual([]);
  });
});

describe('textlint', () => {
  const output = (message: string): string =>
    JSON.stringify([
      { filePath: path.join(root, 'a.mdx'), messages: [{ message, line: 2, column: 3, index: 9 }] },
      { filePath: path.join(root, 'b.mdx'), messages: [] },
    ]);

  test('a term that has one spelling is told with it', () => {
    const message = 'Incorrect term: “Github”, use “GitHub” instead';
    expect(lines(readTextlint, `(node:1) Warning\n${output(message)}`)).toEqual([
      'a.mdx:2:3  error terminology/term  "Github" has another spelling -> write "GitHub", or put code into backticks',
    ]);
  });

  test('a message of another form is passed on', () => {
    expect(lines(readTextlint, output('Avoid “easy”'))).toEqual([
      'a.mdx:2:3  error terminology/term  "Avoid “easy”" has another spelling -> correct it',
    ]);
    expect(lines(readTextlint, output('So: Incorrect term: “a”, use “b” instead'))).toEqual([
      'a.mdx:2:3  error terminology/term  "So: Incorrect term: “a”, use “b” instead" has another spelling -> correct it',
    ]);
  });

  test('a page that it can not read is told as such', () => {
    const message = 'Failed to parse text by plugin: mdx\n\nPlease report this error.\n\n  \n';
    expect(lines(readTextlint, output(message))).toEqual([
      'a.mdx:1:1  error terminology/unread  the terms were not looked at, for the syntax of the file is broken -> npm run check tells where',
    ]);
  });

  test('a program that says nothing has found nothing', () => {
    expect(lines(readTextlint, '')).toEqual([]);
    expect(lines(readTextlint, '[]')).toEqual([]);
  });
});
