import type { LocalProblem } from '@site/src/content/problem';
import { readHere } from '@site/src/content/readPage';
import { catalogue } from '.';
import { contentOf } from './catalogueSite';
import { soundPages } from './soundPages';
import { isPageRow, type PageRow } from './types';

/** What is wrong with a page whatever else the site has: the rules of `src/content/page`. */
const rulesOfPages: ReadonlySet<string> = new Set(
  [
    ...['card-place', 'code-block', 'command-sample', 'data-sample', 'definition'],
    ...['demo-attribute', 'empty-element', 'encoding', 'expression', 'failing-code'],
    ...['frame-title', 'front-matter-yaml', 'head-element', 'hidden-character', 'huge-page'],
    ...['late-front-matter', 'line-ending', 'line-mark', 'mdx-syntax', 'merge-conflict'],
    ...['nesting', 'nul', 'reserved-export', 'stray-markup', 'summary', 'table-cells', 'tabs'],
    ...['typeset-code', 'unclosed-front-matter', 'undefined-name', 'unfinished', 'unread-page'],
    ...['unstable-text', 'unused-import'],
  ].map((name) => `content/${name}`),
);

/** Lines of those rules that checks of the site print: it knows the attributes, and who may leave comments. */
const saidOfTheSite = [/ {2}a demo has no attribute /, / and remove the comment$/];

function format({ line, column, code, message, fix }: LocalProblem): string {
  return `${line}:${column}  ${code}  ${message} -> ${fix}`;
}

/** What a row has to print of the page itself, without the mark of warnings. */
function expectedOf({ says }: PageRow): string[] {
  return says
    .map((line) => line.replace(/^(\S+ {2})(?:warning|notice) /, '$1'))
    .filter((line) => rulesOfPages.has(line.split(/ +/)[1] ?? ''))
    .filter((line) => !saidOfTheSite.some((said) => said.test(line)));
}

/**
 * The pages of the catalogue once more, one by one and without a site around them: a fault is found there
 * whatever stands on other pages, and who changes how pages are read hears of it within seconds.
 */
describe('what is wrong with a page itself', () => {
  const rows = catalogue.filter(isPageRow);

  test.each([...rows, ...soundPages].map((row) => [row.input, row] as const))(
    '%s',
    async (_input, row) => {
      const bytes = Buffer.from(contentOf(row));
      const [reading] = await readHere([{ bytes, withSections: false }]);
      expect(reading?.page.problems.map(format).sort()).toEqual(expectedOf(row).sort());
    },
  );
});
