import { headings } from '@site/src/content/checks/headings';
import type { SiteContent } from '@site/src/content/site';

/** What is told of the levels of a page's headings. */
function told(depths: readonly number[], isPartial = false): string[] {
  const body = {
    elements: [],
    headings: depths.map((depth, index) => ({
      ...{ depth, text: `H${index}`, id: `h${index}`, explicitId: `h${index}` },
      ...{ line: 10 + index, column: 1 },
    })),
  };
  const pages = [{ file: 'a.mdx', isPartial, body }];
  return headings({ pages } as unknown as SiteContent).map(
    ({ line, code, message, fix }) => `${line} ${code} ${message} -> ${fix}`,
  );
}

const skipped = (line: number, deep: number, above: number): string =>
  `${line} content/skipped-heading-level an h${deep} follows an h${above} -> write ${'#'.repeat(above + 1)}`;

test.each<readonly [depths: readonly number[], isPartial: boolean, lines: readonly string[]]>([
  [[2, 3, 4, 2, 3], false, []],
  [[], false, []],
  [[3], false, [skipped(10, 3, 1)]],
  [[2, 4, 5], false, [skipped(11, 4, 2)]],
  [[2, 3, 5, 6, 4], false, [skipped(12, 5, 3)]],
  [[3, 4], true, []],
  [[4, 6], true, [skipped(11, 6, 4)]],
  [[3, 5], true, [skipped(11, 5, 3)]],
  [[], true, []],
  [
    [1, 2],
    false,
    [
      '10 content/second-h1 the body has an h1 of its own -> write ## and leave the title to the front matter',
    ],
  ],
])('levels %j of a page, partial: %s', (depths, isPartial, lines) => {
  expect(told(depths, isPartial)).toEqual(lines);
});
