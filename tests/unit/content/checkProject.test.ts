import { checkProject } from '@site/src/content/checkProject';
import { formatProblem } from '@site/src/content/problem';
import { withSite, type Edit } from './fixtureSite';

const packages = 'src/api-reference/package.json';

/** What the checks say of a project whose reference can't be made. */
async function run(edit: Edit): Promise<{ lines: string[]; unchecked: readonly string[] }> {
  const { problems, unchecked } = await withSite((site) => {
    site.append(
      'docs-core/introduction/overview.mdx',
      '\n[Account](/core/api/account/#account-prop-slots)\n\n[Crud](../api/crud.mdx)\n',
    );
    edit(site);
  }, checkProject);
  return { lines: problems.map(formatProblem), unchecked };
}

test.each<[string, Edit, string]>([
  [
    'packages that are no JSON',
    (site) => site.write(packages, '{'),
    `${packages}:1:2  error content/json  the file ends too early to be JSON`,
  ],
  [
    'no packages, where npm has a workspace of them',
    (site) => site.write('package.json', '{ "workspaces": ["src/api-reference"] }'),
    `${packages}:1:1  error reference/package  the file is missing -> restore it from git`,
  ],
  [
    'a spec that is no TypeScript',
    (site) => {
      site.write(packages, '{}');
      site.append('src/navigation/core.ts', 'const x = [;\n');
    },
    'src/navigation/core.ts:23:12  error nav/syntax-error  the file is not valid TypeScript: ',
  ],
  [
    'a damaged list of releases',
    (site) => {
      site.write(packages, '{}');
      site.write('core_versions.json', '[');
    },
    'core_versions.json:1:2  error content/json  the file ends too early to be JSON',
  ],
])('%s: the cause is told, and not that links lead nowhere', async (_name, edit, line) => {
  const { lines, unchecked } = await run(edit);
  expect(lines.some((other) => other.startsWith(line))).toBe(true);
  expect(lines.filter((other) => /broken-link|broken-anchor|missing-page/.test(other))).toEqual([]);
  expect(unchecked).toContain('the API reference and links to it');
});

test('a project without reference has no such pages', async () => {
  const { lines, unchecked } = await run(() => {});
  expect(lines.map((line) => line.split('  ')[1])).toEqual([
    'error content/broken-link',
    'error content/broken-link',
  ]);
  expect(unchecked).toEqual([]);
});
