import { readTitle } from '@site/src/authoring/newPage/readTitle';
import type { Project } from '@site/src/authoring/project';

const page = (pathname: string, title?: string) => ({
  file: `docs-core${pathname}.mdx`,
  pathname,
  frontMatter: title === undefined ? undefined : { title: { value: title, valueAt: at } },
});

const at = { line: 2, column: 8 };

const project = {
  pages: [page('/a', 'Taken'), page('/hidden', 'Not listed'), page('/none')],
  navigation: { entries: [{ pathname: '/a' }, { pathname: '/none' }] },
} as unknown as Project;

test.each([
  ['  Free  ', 'Free'],
  ['Not listed', 'Not listed'],
  ['taken', 'taken'],
  ['A'.repeat(40), 'A'.repeat(40)],
  // Characters of two units are one for readers.
  ['😀'.repeat(40), '😀'.repeat(40)],
])('%j is the title %j', (text, title) => {
  expect(readTitle(text, project)).toBe(title);
});

test.each<[string | undefined, string]>([
  [undefined, 'the page has no title -> add it in quotes, in sentence case'],
  [' ', 'the page has no title -> add it in quotes, in sentence case'],
  ...['a\nb', 'a\rb', 'a {b', 'a} b', 'a <b', 'a> b'].map((text): [string, string] => [
    text,
    'the title has a line break, a brace, or a bracket -> leave it out',
  ]),
  [
    '**X** page',
    'the title shows **X** as it is written -> write plain text: a label has no Markdown',
  ],
  ['A  page', 'the title has more than one blank between two words -> leave one'],
  ['A page.', 'the title ends in a full stop -> remove it: a label is no sentence'],
  [
    'A'.repeat(41),
    'the title has 41 characters -> shorten it to 40 or fewer, which fit into the sidebar',
  ],
  [
    'Taken',
    'docs-core/a.mdx:2:8  the page has this title -> say what sets the new page apart; pages of both products count',
  ],
])('%j is refused', (text, message) => {
  expect(() => readTitle(text, project)).toThrow(new Error(message));
});
