import { runChecks } from '@site/src/content/runChecks';
import { printResult } from '@site/src/content/printResult';
import { openSite, withSite, type Edit } from './fixtureSite';
import { withTranslation, zhOverview } from './translations/translatedSite';

const overview = 'docs-core/introduction/overview.mdx';
const parts = 'headings, tabs, nesting, definitions, and links to own sections of';

async function uncheckedAfter(edit: Edit): Promise<readonly string[]> {
  return (await withSite(edit, runChecks)).unchecked;
}

test('of a page whose MDX is broken, what depends on the whole page is named', async () => {
  const result = await withSite((site) => site.append(overview, '\n{\n\n## Two\n'), runChecks);
  expect(result.unchecked).toEqual([expect.stringContaining(overview)]);
  const line = `Not checked until that is corrected: ${result.unchecked.join('; ')}\n`;
  expect(printResult(result).endsWith(line)).toBe(true);
  expect(printResult(result, 'github').endsWith(line)).toBe(true);
});

test('of a page with a rest, the parts are named', async () => {
  expect(await uncheckedAfter((site) => site.append(overview, '\n<5\n'))).toEqual([
    `${parts} ${overview}`,
  ]);
});

test('of a page without one, the text is', async () => {
  expect(await uncheckedAfter((site) => site.write(overview, '---\ntitle: One\n\nTwo.\n'))).toEqual(
    [`the text of ${overview}`],
  );
});

test('many pages are counted', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const edit =
    (count: number): Edit =>
    (site) =>
      names
        .slice(0, count)
        .forEach((name) =>
          site.write(`docs-core/introduction/${name}.mdx`, '---\ntitle: One\n---\n\n<5\n'),
        );
  expect(await uncheckedAfter(edit(2))).toEqual([
    `${parts} docs-core/introduction/a.mdx, docs-core/introduction/b.mdx`,
  ]);
  expect(await uncheckedAfter(edit(6))).toEqual([`${parts} 6 pages`]);
});

test('translations that are not compared are named, and those that are not read', async () => {
  const afterIn = (file: string): Promise<readonly string[]> =>
    withTranslation(async (root) => {
      openSite(root).append(file, '\n<5\n');
      return (await runChecks(root)).unchecked;
    });
  expect(await afterIn(overview)).toEqual([`${parts} ${overview}`, `translations of ${overview}`]);
  expect(await afterIn(zhOverview)).toEqual([`the text of ${zhOverview}`]);
});
