import { problemAt } from '@site/src/content/problem';
import { preventsStart } from '@site/src/plugins/content-checks/preventsStart';

test.each([
  ['nav/cycle', true],
  ['nav/wrong-type', true],
  ['nav/missing-page', false],
  ['nav/missing-entry', false],
  ['content/duplicate-page', true],
  ['content/front-matter-type', true],
  ['content/front-matter-yaml', true],
  ['content/symlink', true],
  ['content/broken-link', false],
  ['translation/nav/cycle', false],
])('with %s, Docusaurus can not start: %s', (code, expected) => {
  expect(preventsStart(problemAt('a.mdx', { line: 1, column: 1 }, code, 'a', 'b'))).toBe(expected);
});
