import path from 'node:path';
import { UsageError } from '@site/src/command-line/UsageError';
import { planNewPage, type NewPageRequest } from '@site/src/authoring/newPage/planNewPage';
import { loadProject, type Project } from '@site/src/authoring/project';

// All pages are read, which takes its time on a busy machine.
jest.setTimeout(120_000);

let project: Project;

beforeAll(async () => {
  project = await loadProject(path.resolve(__dirname, '../../..'));
});

async function refusal(request: NewPageRequest): Promise<Error> {
  return planNewPage(project, request).then(
    () => new Error('it was not refused'),
    (error: Error) => error,
  );
}

const good = { page: 'core/components/stepper', title: 'Stepper' };

test.each<[string, Partial<NewPageRequest>, string]>([
  [
    'a misspelled product',
    { page: 'cor/components/stepper' },
    'did you mean core/components/stepper?',
  ],
  ['no group', { page: 'core/stepper' }, 'names no page of a group'],
  ['a misspelled group', { page: 'core/component/stepper' }, 'did you mean core/components?'],
  ['an unknown group', { page: 'core/xyzzy/stepper' }, 'use one of core/introduction, '],
  [
    'a label',
    { page: 'core/components/utils/stepper' },
    'name the page core/components/stepper, with --after core/components/persisted-state',
  ],
  ['capitals', { page: 'core/components/Stepper' }, '"Stepper" is no name for a page'],
  ['two hyphens', { page: 'core/components/step--per' }, '"step--per" is no name for a page'],
  ['a reserved name', { page: 'core/components/hooks-api' }, 'is reserved for the tabs'],
  ['the name of a folder', { page: 'core/components/components' }, 'at the address of its folder'],
  ['a generated page', { page: 'core/api/stepper' }, 'is generated from the installed packages'],
  ['no title', { title: undefined }, 'the page has no title'],
  ['an empty title', { title: '  ' }, 'the page has no title'],
  ['a long title', { title: 'A'.repeat(41) }, 'the title has 41 characters -> shorten it to 40'],
  ['a title with a line break', { title: 'Step\nper' }, 'has a line break'],
  ['an unknown kind', { kind: 'compnent' }, 'did you mean component?'],
  [
    'a folder of several kinds',
    { page: 'core/introduction/stepper' },
    'add --kind with one of overview, ',
  ],
  [
    'an unknown neighbor',
    { after: 'core/components/acount' },
    'did you mean core/components/account?',
  ],
  ['a neighbor elsewhere', { after: 'core/introduction/support' }, 'is not in core/components'],
])('%s is refused as wrong usage', async (_name, request, message) => {
  const error = await refusal({ ...good, ...request });
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toContain(message);
  expect(error.message).toContain(' -> ');
});

test.each<[string, Partial<NewPageRequest>, string]>([
  [
    'a page',
    { page: 'core/components/account' },
    'docs-core/components/account.mdx:1:1  the page exists',
  ],
  [
    'a title',
    { title: 'Button' },
    'docs-studio/components/button.mdx:2:8  the page has this title',
  ],
  ['a group', { page: 'studio/concepts/authorization' }, 'src/navigation/studio.ts:'],
  [
    'a redirect',
    { page: 'core/introduction/integration', kind: 'how-to' },
    'src/hosting/redirects.ts:',
  ],
])('%s that exists is named with its place', async (_name, request, message) => {
  const error = await refusal({ ...good, ...request });
  expect(error).not.toBeInstanceOf(UsageError);
  expect(error.message).toMatch(/^[\w./-]+:\d+:\d+ {2}.+ -> .+$/);
  expect(error.message.startsWith(message)).toBe(true);
});

test('the kind is that of most pages of the folder', async () => {
  const kindOf = async (page: string) => (await planNewPage(project, { page, title: 'X' })).kind;
  expect(await kindOf('core/components/stepper')).toBe('component');
  expect(await kindOf('studio/concepts/undo')).toBe('concept');
  expect(await kindOf('studio/how-to-guides/send-mail')).toBe('how-to');
});

test('the entry goes to the end of its group, or behind the page that is named', async () => {
  const placeOf = async (request: NewPageRequest) => {
    const { place, changes } = await planNewPage(project, request);
    return [place, changes.at(-1)?.file];
  };
  expect(await placeOf(good)).toEqual([
    'Components > Utils, after "Persisted state"',
    'src/navigation/core.ts',
  ]);
  expect(await placeOf({ ...good, after: 'core/components/account' })).toEqual([
    'Components > Authentication, after "Account"',
    'src/navigation/core.ts',
  ]);
  // A list that another file exports.
  expect(await placeOf({ page: 'studio/reference/cli', title: 'X', kind: 'reference' })).toEqual([
    'Reference, after "Functions"',
    'src/navigation/studioReference.ts',
  ]);
});

test('a title is written into the entry only if the path does not say it', async () => {
  const entryOf = async (title: string) => {
    const { changes } = await planNewPage(project, { ...good, title });
    return /^ *\{ pathname: '\/core\/components\/stepper'.*$/m
      .exec(changes.at(-1)?.after ?? '')?.[0]
      .trim();
  };
  expect(await entryOf('Stepper')).toBe("{ pathname: '/core/components/stepper' },");
  expect(await entryOf("Reader's steps: #1")).toBe(
    `{ pathname: '/core/components/stepper', title: "Reader's steps: #1" },`,
  );
});

test('a page about a component gets a demo, and leads on to the page that it follows', async () => {
  const { changes } = await planNewPage(project, { ...good, after: 'core/components/account' });
  expect(changes.map(({ file }) => file)).toEqual([
    'docs-core/components/stepper.mdx',
    'src/demos/core/stepper/StepperBasic.tsx',
    'src/navigation/core.ts',
  ]);
  expect(changes[0]?.after).toContain('<Demo name="core/stepper/StepperBasic"');
  expect(changes[0]?.after).toContain('\n- [Account](./account.mdx)\n');
});

test('a page of another kind gets none', async () => {
  const { changes } = await planNewPage(project, {
    page: 'core/introduction/migration',
    title: 'Migration',
    kind: 'how-to',
  });
  expect(changes.map(({ file }) => file)).toEqual([
    'docs-core/introduction/migration.mdx',
    'src/navigation/core.ts',
  ]);
  expect(changes[0]?.after).toContain('\n- [Get support](./support.mdx)\n');
});

test('a page leads on to the first one of its product if the page before it is none', async () => {
  const pages = project.pages.filter(({ pathname }) => !pathname.startsWith('/core/components/'));
  const { changes } = await planNewPage({ ...project, pages }, { ...good, kind: 'component' });
  const [first] = project.navigation.entries.filter(({ product }) => product === 'core');
  const page = pages.find(({ pathname }) => pathname === first?.pathname);
  const file = page?.file.replace('docs-core/', '../');
  expect(changes[0]?.after).toContain(
    `\n- [${String(page?.frontMatter?.title?.value)}](${file})\n`,
  );
});

test('a page leads on to itself if there is no other, and to one without a title all the same', async () => {
  const alone = await planNewPage({ ...project, pages: [] }, { ...good, kind: 'component' });
  expect(alone.changes[0]?.after).toContain('\n- [](./stepper.mdx)\n');
  const pages = project.pages.map(({ frontMatter: _, ...page }) => page);
  const untitled = await planNewPage({ ...project, pages }, { ...good, kind: 'component' });
  expect(untitled.changes[0]?.after).toContain('\n- [](./persisted-state.mdx)\n');
});

test('a demo that is there already is named with its place', async () => {
  const demo = 'src/demos/core/stepper/StepperBasic.tsx';
  const exists = (file: string): boolean => file === demo || project.files.exists(file);
  const error = await planNewPage({ ...project, files: { ...project.files, exists } }, good).then(
    () => new Error('it was not refused'),
    (refused: Error) => refused,
  );
  expect(error.message).toBe(`${demo}:1:1  the demo exists -> remove or rename it`);
});
