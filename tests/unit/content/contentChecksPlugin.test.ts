import type { LoadContext } from '@docusaurus/types';
import contentChecksPlugin from '@site/src/plugins/content-checks';
import {
  ContentChecksReporter,
  isContentProblem,
} from '@site/src/plugins/content-checks/ContentChecksReporter';
import { coreSpec, frontMatter, withSite, type Edit } from './fixtureSite';

const { NODE_ENV } = process.env;
const { stackTraceLimit } = Error;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  Error.stackTraceLimit = stackTraceLimit;
});

type ContentChecks = Awaited<ReturnType<typeof contentChecksPlugin>>;

function load(environment: string, edit: Edit): Promise<ContentChecks> {
  Object.assign(process.env, { NODE_ENV: environment });
  return withSite(edit, (siteDir) => contentChecksPlugin({ siteDir } as LoadContext));
}

const shortDescription = frontMatter('description: Says what', 'description: S #');
const misspelledField = coreSpec('children:', 'childs:');
const missingPage: Edit = (site) => site.remove('docs-studio/getting-started/overview.mdx');

test('a build of a good site goes on', async () => {
  await expect(load('production', () => {})).resolves.toMatchObject({ name: 'content-checks' });
});

test('a build of a bad site ends with all lines and without stack trace', async () => {
  const error = await load('production', shortDescription).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toMatch(
    /\n\ndocs-core\/introduction\/overview\.mdx:3:14 {2}error [^]*\n6 pages checked, 2 errors in 1 file\n$/,
  );
  expect((error as Error).stack).not.toMatch(/^\s+at /m);
});

test('the development server starts with pages that are incomplete or missing', async () => {
  await expect(load('development', shortDescription)).resolves.toBeDefined();
  await expect(load('development', missingPage)).resolves.toBeDefined();
});

test('it does not start with a navigation spec that it can not draw, and says why', async () => {
  const both: Edit = (site) => [shortDescription, misspelledField].forEach((edit) => edit(site));
  const error = await load('development', both).catch((reason: Error) => reason);
  expect(String(error)).toContain('src/navigation/core.ts:7:5  error nav/unknown-field  ');
  expect(String(error)).not.toContain('content/short-description');
});

type Configure = NonNullable<ContentChecks['configureWebpack']>;

test('other commands and the server bundle are left alone', async () => {
  const inBuild = await load('production', () => {});
  const inServer = await load('development', () => {});
  const unused = [{}, undefined] as unknown as [Parameters<Configure>[2], undefined];
  expect(inBuild.configureWebpack?.({}, false, ...unused)).toEqual({});
  expect(inServer.configureWebpack?.({}, true, ...unused)).toEqual({});
  expect(inServer.configureWebpack?.({}, false, ...unused)).toMatchObject({
    plugins: [expect.any(ContentChecksReporter)],
  });
});

test('every compilation gets the problems as warnings and watches what they depend on', () =>
  withSite(shortDescription, async (siteDir) => {
    const warnings: Error[] = [];
    const contextDependencies = new Set<string>();
    let compile: ((compilation: unknown) => Promise<void>) | undefined;
    const compiler = {
      webpack: { WebpackError: Error },
      hooks: {
        finishMake: { tapPromise: (_name: string, run: typeof compile) => (compile = run) },
      },
    };
    new ContentChecksReporter(siteDir).apply(
      compiler as unknown as Parameters<ContentChecksReporter['apply']>[0],
    );
    await compile?.({ warnings, contextDependencies });
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('content/description-full-stop'),
      expect.stringContaining('content/short-description'),
    ]);
    expect(contextDependencies).toContain(`${siteDir}/docs-studio`);
    expect(contextDependencies).toContain(`${siteDir}/src/navigation`);
    expect(contextDependencies).toContain(`${siteDir}/i18n`);
  }));

test('the overlay shows our warnings alone, by a function that stands by itself', () => {
  // The development server sends the text of the function to the browser.
  const sent = new Function(`return ${isContentProblem.toString()}`)() as typeof isContentProblem;
  for (const line of [
    'docs-core/a.mdx:1:1  error content/empty-page  no text -> write',
    '  ⚠ src/navigation/core.ts:3:5  error nav/wrong-type  no list -> write one',
    'docs-core/a.mdx:1:1  error reference/unknown-export  no "A" -> write "B"',
    'src/hosting/redirects.ts:3:5  error redirects/chain  leads on -> name the page',
    'i18n/zh/docusaurus-plugin-content-docs-core/current/a.mdx:2:1  error translation/unstamped  no stamp -> bless',
  ]) {
    expect(sent(new Error(line))).toBe(true);
  }
  expect(sent(new Error('Critical dependency: the request is an expression'))).toBe(false);
});
