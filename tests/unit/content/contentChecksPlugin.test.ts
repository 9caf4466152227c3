import type { LoadContext } from '@docusaurus/types';
import { withoutWarnings } from '@site/src/plugins/content-checks/terminal';
import { fileStart, problemAt } from '@site/src/content/problem';
import contentChecksPlugin from '@site/src/plugins/content-checks';
import { checkApart } from '@site/src/plugins/content-checks/checkApart';
import {
  ContentChecksReporter,
  isContentProblem,
} from '@site/src/plugins/content-checks/ContentChecksReporter';
import type { Stats } from 'webpack';
import { coreSpec, frontMatter, withSite, type Edit } from './fixtureSite';

const { NODE_ENV } = process.env;
const { stackTraceLimit } = Error;

afterEach(() => {
  jest.restoreAllMocks();
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

test('it starts with a navigation spec that has a mistake, and does not wait for the checks', async () => {
  const both: Edit = (site) => [shortDescription, misspelledField].forEach((edit) => edit(site));
  await expect(load('development', both)).resolves.toBeDefined();
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

/** A compiler as far as the reporter knows one. */
function fakeCompiler() {
  const taps: Record<string, (value: unknown) => void> = {};
  const tap = (hook: string) => ({
    tap: (_name: string, run: (value: unknown) => void) => (taps[hook] = run),
  });
  const invalidate = jest.fn();
  const compiler = {
    webpack: { WebpackError: Error },
    watching: { invalidate },
    getInfrastructureLogger: () => ({ error: jest.fn() }),
    hooks: { watchRun: tap('watchRun'), finishMake: tap('finishMake'), done: tap('done') },
  };
  /** Compiles, and waits until the checks that run for it have ended. */
  const compile = async (modifiedFiles: Iterable<string> = [], wait = 10) => {
    const warnings: Error[] = [];
    const contextDependencies = new Set<string>();
    taps.watchRun?.({ modifiedFiles: new Set(modifiedFiles) });
    taps.finishMake?.({ compiler, warnings, contextDependencies });
    // That of the HTML.
    taps.finishMake?.({ compiler: {}, warnings, contextDependencies });
    taps.done?.({ toJson: () => ({}) });
    await new Promise((resolve) => setTimeout(resolve, wait));
    return { warnings: warnings.map(({ message }) => message), contextDependencies };
  };
  return {
    compiler: compiler as unknown as Parameters<ContentChecksReporter['apply']>[0],
    compile,
    invalidate,
  };
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('problems come as warnings of a compilation after the one that has changed something', async () => {
  let problems = [problemAt('a.mdx', fileStart, 'content/empty-page', 'empty', 'write')];
  const check = jest.fn(async () => problems);
  const { compiler, compile, invalidate } = fakeCompiler();
  new ContentChecksReporter('/site', check, 0).apply(compiler);

  const first = await compile();
  expect(first.warnings).toEqual([]);
  expect([...first.contextDependencies]).toEqual(
    expect.arrayContaining(['/site/docs-studio', '/site/src/navigation', '/site/i18n']),
  );
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(process.stdout.write).toHaveBeenCalledWith(
    '\na.mdx:1:1  error content/empty-page  empty -> write\n\n1 problem in the content\n\n',
  );
  // Nothing has changed: it is the compilation that was asked for, or a page that was opened.
  const second = await compile();
  expect(second.warnings).toEqual(['a.mdx:1:1  error content/empty-page  empty -> write']);
  expect(check).toHaveBeenCalledTimes(1);

  problems = [];
  expect((await compile(['/site/a.mdx'])).warnings).toHaveLength(1);
  expect(check).toHaveBeenCalledTimes(2);
  expect(invalidate).toHaveBeenCalledTimes(2);
  expect((await compile()).warnings).toEqual([]);
  expect(process.stdout.write).toHaveBeenLastCalledWith(
    '\nthe content has no problems any more\n\n',
  );
});

test('the checks wait until nothing is compiled any more', async () => {
  const check = jest.fn(async () => []);
  const { compiler, compile } = fakeCompiler();
  new ContentChecksReporter('/site', check, 100).apply(compiler);
  await compile(['/site/a.mdx'], 0);
  // The page that was opened, and the data of all pages after an edit.
  await compile([], 50);
  await compile(['/site/.docusaurus/a.json'], 50);
  expect(check).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(check).toHaveBeenCalledTimes(1);
});

test('Docusaurus does not repeat in the terminal what the browser gets', () => {
  const ours = { message: 'a.mdx:1:1  error content/empty-page  empty -> write' };
  const others = { message: 'Critical dependency: the request is an expression' };
  const stats = { toJson: () => ({ warnings: [ours, others], errors: [] }) } as unknown as Stats;
  withoutWarnings(stats, isContentProblem);
  expect(stats.toJson('errors-warnings')).toEqual({ warnings: [others], errors: [] });
  expect(stats.toJson({ warnings: true }).warnings).toEqual([ours, others]);
});

test('the checks of the server are those of the command', () =>
  withSite(shortDescription, async (siteDir) => {
    expect((await checkApart(siteDir)).map(({ file, code }) => `${file} ${code}`)).toEqual([
      expect.stringMatching(/overview\.mdx content\/description-full-stop$/),
      expect.stringMatching(/overview\.mdx content\/short-description$/),
    ]);
  }));

test('what keeps the checks from running is told', async () => {
  await expect(checkApart('/nowhere')).rejects.toThrow(/--root \/nowhere has neither/);
});

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
