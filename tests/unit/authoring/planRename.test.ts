import path from 'node:path';
import { UsageError } from '@site/src/command-line/UsageError';
import { loadProject, type Project } from '@site/src/authoring/project';
import { planRename } from '@site/src/authoring/rename/planRename';

// All pages are read, which takes its time on a busy machine.
jest.setTimeout(120_000);

let project: Project;

beforeAll(async () => {
  project = await loadProject(path.resolve(__dirname, '../../..'));
});

async function refusal(from: string, to: string, after?: string): Promise<Error> {
  return planRename(project, { from, to, after }).then(
    () => new Error('it was not refused'),
    (error: Error) => error,
  );
}

test.each([
  [
    'a misspelled page',
    'core/components/acount',
    'core/components/user',
    'did you mean core/components/account?',
  ],
  [
    'an unknown page',
    'core/components/xyzzy',
    'core/components/user',
    'there is no page core/components/xyzzy',
  ],
  [
    'a misspelled product',
    'cor/components/account',
    'core/components/user',
    'did you mean core/components/account?',
  ],
  [
    'the other product',
    'core/components/account',
    'studio/components/user',
    'a page stays in its product',
  ],
  ['a generated page', 'core/api/account', 'core/components/user', 'is generated from'],
  ['a place for generated pages', 'core/components/account', 'core/api/user', 'is generated from'],
  [
    'an archived page',
    'core/0.12.1/components/account',
    'core/components/user',
    'archived release 0.12.1',
  ],
  [
    'a file of an archived page',
    'core_versioned_docs/version-0.12.1/components/account.mdx',
    'core/components/user',
    'archived release 0.12.1',
  ],
  [
    'a guide with tabs',
    'core/components/account',
    'core/introduction/account',
    'reference in tabs (apiTabs)',
  ],
  [
    'an unknown group',
    'core/introduction/support',
    'core/component/support',
    'did you mean core/components?',
  ],
  [
    'a label of the sidebar',
    'core/introduction/support',
    'core/components/utils/support',
    'is a label in the sidebar',
  ],
  ['capitals', 'core/components/account', 'core/components/User', '"User" is no name'],
  ['a reserved name', 'core/components/account', 'core/components/hooks-api', 'is reserved'],
  ['a group', 'core/components', 'core/components/user', 'names no page of a group'],
])('%s is refused as wrong usage', async (_name, from, to, message) => {
  const error = await refusal(from, to);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toContain(message);
  expect(error.message).toContain(' -> ');
});

test('a page can not follow itself, nor a page of another group', async () => {
  const [from, to] = ['core/introduction/support', 'core/introduction/help'];
  expect((await refusal(from, to, from)).message).toContain('is the page itself');
  expect((await refusal(from, to, 'core/components/crud')).message).toContain(
    'is not in core/introduction',
  );
});

test.each([
  [
    'core/components/account',
    'core/components/crud',
    'docs-core/components/crud.mdx:1:1  the page exists',
  ],
  ['core/introduction/support', 'core/introduction/integration', 'src/hosting/redirects.ts:'],
])('%s to %s is refused at the place that stands in the way', async (from, to, message) => {
  const error = await refusal(from, to);
  expect(error).not.toBeInstanceOf(UsageError);
  expect(error.message).toMatch(/^[\w./-]+:\d+:\d+ {2}.+ -> .+$/);
  expect(error.message.startsWith(message)).toBe(true);
});

test.each([
  'core/components/account',
  '/core/components/account/',
  '/toolpad/core/components/account/',
  'docs-core/components/account.mdx',
  './docs-core/components/account.mdx',
  'http://localhost:3000/toolpad/core/components/account/#place',
])('%s names the page', async (from) => {
  const plan = await planRename(project, { from, to: 'core/components/user' });
  expect(plan.from.pathname).toBe('/core/components/account');
  expect(plan.changes.find(({ file }) => file === 'docs-core/components/user.mdx')?.from).toBe(
    'docs-core/components/account.mdx',
  );
});

test('a page moves in all languages, and its name in lists of strings; what links to it is written anew', async () => {
  const from = 'core/introduction/support';
  const { changes, place } = await planRename(project, { from, to: 'core/introduction/help' });
  const folders = ['docs-core', 'ar', 'pt', 'zh'].map((language) =>
    language.startsWith('docs')
      ? language
      : `i18n/${language}/docusaurus-plugin-content-docs-core/current`,
  );
  expect(place).toBeUndefined();
  expect(
    changes.flatMap(({ from: before, file }) =>
      before !== undefined && before !== file ? [[before, file]] : [],
    ),
  ).toEqual(
    folders.map((folder) => [
      `${folder}/introduction/support.mdx`,
      `${folder}/introduction/help.mdx`,
    ]),
  );
  const roadmaps = folders.map((folder) => `${folder}/introduction/roadmap.mdx`);
  for (const file of roadmaps) {
    const change = changes.find((other) => other.file === file);
    expect(change?.before).toContain('./support.mdx');
    expect(change?.after).toContain('./help.mdx');
    expect(change?.after).not.toContain('./support.mdx');
  }
  // Of no page that does not name it is anything written.
  const pages = changes.filter(({ file }) => file.endsWith('.mdx'));
  expect(pages).toHaveLength(2 * folders.length);
});

test('a translation that can not be read moves as it is', async () => {
  const translation =
    'i18n/pt/docusaurus-plugin-content-docs-core/current/introduction/support.mdx';
  const broken = '---\ntitle: Suporte\n---\n\n{ [a](./support.mdx)\n';
  const read = (file: string): Buffer =>
    file === translation ? Buffer.from(broken) : project.files.read(file);
  const { changes } = await planRename(
    { ...project, files: { ...project.files, read } },
    { from: 'core/introduction/support', to: 'core/introduction/help' },
  );
  expect(changes.find(({ from }) => from === translation)).toEqual({
    from: translation,
    file: translation.replace('support', 'help'),
    before: broken,
    after: broken,
  });
});

test('a page that can not be read is refused with what is wrong with it', async () => {
  const file = 'docs-core/introduction/support.mdx';
  const problem = {
    ...{ file, line: 7, column: 2, code: 'content/mdx-syntax', severity: 'error' as const },
    ...{ message: 'it is broken', fix: 'mend it' },
  };
  const pages = project.pages.map((page) =>
    page.file === file ? { ...page, problems: [problem] } : page,
  );
  await expect(
    planRename(
      { ...project, pages },
      { from: 'core/introduction/support', to: 'core/introduction/help' },
    ),
  ).rejects.toThrow(`${file}:7:2  error content/mdx-syntax  it is broken -> mend it`);
});

test.each(['core/components/more/user', 'x/core/components/user'])(
  'a guide with tabs does not go to %s',
  async (to) => {
    const error = await refusal('core/components/account', to);
    expect(error).toBeInstanceOf(UsageError);
  },
);
