import { formatProblem } from '@site/src/content/problem';
import { hasErrors, runChecks } from '@site/src/content/runChecks';
import { linesAfter, withSite } from './fixtureSite';

test('the fixture has no problems', async () => {
  const result = await withSite(() => {}, runChecks);
  expect(result).toEqual({ problems: [], pageCount: 6, unchecked: [] });
  expect(hasErrors(result.problems)).toBe(false);
});

test('one run finds everything in all files, in the order of files and lines', async () => {
  const lines = await linesAfter((site) => {
    site.replace('docs-studio/getting-started/overview.mdx', 'pageType: overview', 'pageType: x');
    site.replace('docs-studio/getting-started/overview.mdx', '<Screenshot', '<Screenshto');
    site.append('docs-core/introduction/tutorial.mdx', '\n<5\n');
    site.append('docs-core/introduction/overview.mdx', '\n[a](/a/)\n\n```\n');
    site.replace('src/navigation/core.ts', "title: 'Introduction'", 'title: 1, a: 2');
    site.remove('docs-core/components/account');
    site.write('src/navigation/studio.ts', 'export const studioNavigation = [;');
  });
  expect(lines.map((line) => line.split('  ', 2)[0])).toEqual([
    'docs-core/introduction/overview.mdx:13:1',
    'docs-core/introduction/overview.mdx:15:1',
    'docs-core/introduction/overview.mdx:15:1',
    'docs-core/introduction/tutorial.mdx:38:1',
    'docs-studio/getting-started/overview.mdx:4:11',
    'docs-studio/getting-started/overview.mdx:9:1',
    'src/navigation/core.ts:6:12',
    'src/navigation/core.ts:6:15',
    'src/navigation/studio.ts:1:34',
  ]);
});

test('a second run over the same folder sees what has changed', async () => {
  await withSite(
    () => {},
    async (root) => {
      await runChecks(root);
      const { writeFileSync } = await import('node:fs');
      writeFileSync(`${root}/src/navigation/core.ts`, 'export const coreNavigation = [1];\n');
      const { problems } = await runChecks(root);
      expect(problems.map(formatProblem)).toContain(
        "src/navigation/core.ts:1:32  error nav/wrong-type  an entry is the number 1 -> write an object such as { pathname: '/core/introduction/overview' }",
      );
    },
  );
});
