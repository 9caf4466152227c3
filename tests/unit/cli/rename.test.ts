import { execFileSync } from 'node:child_process';
import { applyChanges } from '@site/src/authoring/changes';
import { loadProject } from '@site/src/authoring/project';
import { planRename } from '@site/src/authoring/rename/planRename';
import { copyProject, type CheckLine, type ProjectCopy } from '../authoring/projectCopy';

// Commands of a whole project take their time on a busy machine.
jest.setTimeout(300_000);

let copy: ProjectCopy;

const translation = 'i18n/zh/docusaurus-plugin-content-docs-core/current';
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.root });

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => copy.remove());

const moves = [
  ['core/components/persisted-state', 'core/components/stored-state'],
  ['studio/concepts/rbac', 'studio/how-to-guides/limit-pages-by-role'],
  ['core/introduction/tutorial', 'core/integrations/orders-back-office'],
] as const;

/** A problem in the words of the old addresses. */
function beforeMoves({ file, rule, message }: CheckLine): string {
  return moves.reduce(
    (text, [from, to]) =>
      text
        .replaceAll(to, from)
        .replaceAll(to.slice(to.indexOf('/')), from.slice(from.indexOf('/'))),
    `${file} ${rule} ${message}`,
  );
}

async function rename(from: string, to: string): Promise<void> {
  const { changes } = await planRename(await loadProject(copy.root), { from, to });
  applyChanges(copy.root, changes);
}

test('pages move within a group, to another one, and with translations, and the checks stay as they are', async () => {
  const before = new Set(copy.check().map(beforeMoves));
  // A page in Chinese that links to the moved one, and the moved one, whatever is translated by now.
  for (const name of ['overview', 'tutorial']) {
    const file = `${translation}/introduction/${name}.mdx`;
    if (!copy.exists(file)) copy.write(file, copy.read(`docs-core/introduction/${name}.mdx`));
  }
  for (const [from, to] of moves) {
    await rename(from, to);
  }
  const after = copy.check().map(beforeMoves);
  expect(after.filter((line) => !before.has(line) && !line.includes(' translation/'))).toEqual([]);

  expect(copy.exists('docs-core/components/persisted-state.mdx')).toBe(false);
  expect(copy.exists('docs-core/components/persisted-state')).toBe(false);
  // The tabs are made anew at the new address.
  expect(copy.exists('docs-core/components/stored-state/hooks-api.mdx')).toBe(true);
  expect(copy.exists(`${translation}/introduction/tutorial.mdx`)).toBe(false);
  expect(copy.read(`${translation}/integrations/orders-back-office.mdx`)).toContain('orders');
  expect(copy.read(`${translation}/introduction/overview.mdx`)).toContain(
    '/core/integrations/orders-back-office/',
  );
  const core = copy.read('src/navigation/core.ts');
  expect(core).toContain("{ pathname: '/core/components/stored-state', title: 'Persisted state' }");
  expect(core).toMatch(/react-router',[^}]*\},\n +\{ pathname: '\/core\/integrations\/orders-back/);
  expect(copy.read('src/pages/index.tsx')).not.toContain('/core/introduction/tutorial');
});

test('old addresses lead to the new ones without a stop, older ones too', () => {
  const redirects = copy.read('src/hosting/redirects.ts');
  expect(redirects).toContain(
    "{ from: '/core/components/persisted-state/*', to: '/core/components/stored-state/:splat' }",
  );
  expect(redirects).toContain(
    "{ from: '/core/react-persistent-state/', to: '/core/components/stored-state/' }",
  );
  expect(redirects).not.toContain("to: '/core/components/persisted-state/");
});

test('a page that gets its name back needs no redirect from it, and no address leads to itself', async () => {
  const [, [from, to]] = moves;
  await rename(to, from);
  const redirects = copy.read('src/hosting/redirects.ts');
  expect(redirects).not.toContain(`from: '/${from}/'`);
  expect(redirects).toContain(`{ from: '/${to}/', to: '/${from}/' }`);
});

test('--dry-run shows all changes, names the tests that expect the old address, and writes nothing', () => {
  const before = copy.snapshot();
  const args = ['core/integrations/react-router', 'core/integrations/vite', '--dry-run'];
  const { status, stdout } = copy.run('rename', ...args);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'move docs-core/integrations/react-router.mdx to docs-core/integrations/vite.mdx',
  );
  expect(stdout).toMatch(
    /^ {2}\+ .*'\/core\/integrations\/vite', title: 'Vite with React Router'/m,
  );
  expect(stdout).toMatch(/^ {2}tests\/content\/tutorials\.test\.ts:\d+:\d+$/m);
  expect(stdout).toMatch(/nothing was changed\n$/);
  expect(copy.snapshot()).toEqual(before);
});

test.each([
  [2, 'two addresses are needed', ['core/components/account']],
  [1, 'the page exists -> choose', ['core/components/account', 'core/components/crud']],
])('exit code %i with "%s", and no stack trace', (code, text, args) => {
  const { status, stdout, stderr } = copy.run('rename', ...args);
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
  expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('other changes in the working tree are not mixed with a rename, unless asked for', () => {
  const args = ['core/introduction/support', 'core/introduction/help'];
  git('init', '-q');
  const { status, stderr } = copy.run('rename', ...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^the working tree has \d+ changed files, .+ -> commit or stash/);
  expect(copy.exists('docs-core/introduction/support.mdx')).toBe(true);
  const forced = copy.run('rename', ...args, '--force');
  expect(forced).toMatchObject({ status: 0, stderr: '' });
  expect(forced.stdout).toContain(
    'move docs-core/introduction/support.mdx to docs-core/introduction/help.mdx',
  );
  expect(forced.stdout).toMatch(/\nNext: npm run check, npm test\n$/);
  expect(copy.exists('docs-core/introduction/help.mdx')).toBe(true);
});
