import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { applyChanges } from '@site/src/authoring/changes';
import { planNewPage } from '@site/src/authoring/newPage/planNewPage';
import { loadProject } from '@site/src/authoring/project';
import { pageTypes } from '@site/src/content/pageKinds';
import { copyProject, type CheckLine, type ProjectCopy } from '../authoring/projectCopy';

// Commands of a whole project take their time on a busy machine.
jest.setTimeout(300_000);

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => copy.remove());

test('--dry-run shows what would be written, and writes nothing', () => {
  const before = copy.snapshot();
  const { status, stdout } = copy.run(
    'new',
    'page',
    'core/components/stepper',
    'Stepper',
    '--dry-run',
  );
  expect(status).toBe(0);
  expect(stdout).toContain('create docs-core/components/stepper.mdx\n  ---\n  title: Stepper\n');
  expect(stdout).toContain('create src/demos/core/stepper/StepperBasic.tsx\n');
  expect(stdout).toMatch(/^ {2}\+ +\{ pathname: '\/core\/components\/stepper' \},$/m);
  expect(stdout).toMatch(/nothing was written\n$/);
  expect(copy.snapshot()).toEqual(before);
});

/** A problem without its place. English does not wait for its translations. */
const nameOf = ({ file, rule }: CheckLine): string => `${file} ${rule}`;
const isOfPages = ({ rule }: CheckLine): boolean => !rule.startsWith('translation/');

test('the page, its entry and its demo are made, and what comes next is said', () => {
  const run = copy.run('new', 'page', 'core/components/stepper', 'Stepper');
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toBe(`created  docs-core/components/stepper.mdx
created  src/demos/core/stepper/StepperBasic.tsx
edited   src/navigation/core.ts: Components > Utils, after "Persisted state"

A page of the kind component. Next:
  npm start        shows it at http://localhost:3000/toolpad/core/components/stepper/
  npm run check    lists what is left to write: 9 TODO lines
`);
});

test('pages of all kinds lack nothing but what their TODO lines say, and the navigation keeps its format', async () => {
  const before = new Set(copy.check().filter(isOfPages).map(nameOf));
  const pages = [
    ...pageTypes.map((kind) => ['core/introduction', `a-${kind}`, kind]),
    ...['metric', 'sparkline'].map((name) => ['studio/components', name, 'component']),
    ['studio/reference', 'command-line', 'reference'],
  ];
  const made = new Set<string>();
  for (const [folder = '', name = '', kind = ''] of pages) {
    const request = { page: `${folder}/${name}`, title: `New ${name}: page`, kind };
    const { changes } = await planNewPage(await loadProject(copy.root), request);
    applyChanges(copy.root, changes);
    changes.filter((change) => change.before === undefined).forEach(({ file }) => made.add(file));
  }
  const after = copy.check().filter(isOfPages);
  const others = after.filter(({ rule }) => rule !== 'content/unfinished');
  expect(others.map(nameOf).filter((line) => !before.has(line))).toEqual([]);
  // Every new file says what is left to write in it.
  expect([...made].filter((file) => !after.some((line) => line.file === file))).toEqual([]);
  expect(copy.exists('src/demos/core/a-component/AComponentBasic.tsx')).toBe(true);

  const prettier = path.join(copy.root, 'node_modules/prettier/bin/prettier.cjs');
  const formatted = ['--check', 'src/navigation', 'src/demos/core'];
  const { status } = spawnSync(process.execPath, [prettier, ...formatted], { cwd: copy.root });
  expect(status).toBe(0);
});

test.each([
  [2, '"pag" can\'t be created', ['pag', 'core/components/x', 'X']],
  [2, 'put the title in quotes', ['page', 'core/components/x', 'Two', 'words']],
  [2, 'has neither docs-', ['page', 'core/components/x', 'X', '--root', '/']],
  [1, 'the page exists -> choose another name', ['page', 'core/components/crud', 'X']],
])('exit code %i with "%s", and no stack trace', (code, text, args) => {
  const { status, stdout, stderr } = copy.run('new', ...args);
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
  expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('--help prints the usage', () => {
  expect(copy.run('new', '--help')).toMatchObject({ status: 0, stderr: '' });
});

test('an entry without a page is told where it stands', () => {
  const spec = copy.read('src/navigation/core.ts');
  copy.write(
    'src/navigation/core.ts',
    spec.replace("/core/components/crud'", "/core/components/later'"),
  );
  const { status, stderr } = copy.run('new', 'page', 'core/components/later', 'Later');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^src\/navigation\/core\.ts:\d+:\d+ {2}the entry exists, and its page does not -> /,
  );
  copy.write('src/navigation/core.ts', 'export const coreNavigation = [');
  const broken = copy.run('new', 'page', 'core/components/later', 'Later');
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/^src\/navigation\/core\.ts:1:\d+ {2}error nav\/syntax-error /);
});
