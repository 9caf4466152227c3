import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const project = path.resolve(__dirname, '../../..');
const plugin = path.join(project, 'tests/mutation/stryker/residentTestsRunner.mjs');

/** What Stryker writes into a module, in short: which mutant it is, and what of it was run. */
const instrumented = `
const stryker = globalThis.__stryker__;
const stryCov_0 = (id) => {
  const { perTest, static: atLoading } = (stryker.mutantCoverage ??= { perTest: {}, static: {} });
  const { currentTestId: test } = stryker;
  (test ? (perTest[test] ??= {}) : atLoading)[id] = 1;
};
const stryMutAct_0 = (id) => {
  stryCov_0(id);
  if (stryker.activeMutant !== id) return false;
  if (++stryker.hitCount > stryker.hitLimit) throw new Error('Stryker: Hit count limit reached');
  return true;
};`;

const files = {
  'package.json': '{}',
  'jest.config.cjs': `module.exports = { rootDir: __dirname, transform: {} };`,
  'title.js': `${instrumented}
const mark = stryMutAct_0("0") ? '?' : '!';
const known = new Map();
let isSpoiled = false;
exports.title = (text) => (stryMutAct_0("1") ? '' : text + mark);
exports.length = (text) => {
  if (!known.has(text)) known.set(text, stryMutAct_0("2") ? 0 : text.length);
  return known.get(text);
};
exports.count = (to) => {
  let sum = 0;
  while (sum < to) if (!stryMutAct_0("3")) sum += 1;
  return sum;
};
exports.spoil = () => { if (stryMutAct_0("4")) isSpoiled = true; };
exports.healthy = () => (stryMutAct_0("5") ? !isSpoiled : !isSpoiled);
exports.prepare = () => !stryMutAct_0("6");
exports.wait = () => new Promise((resolve) => {
  if (stryMutAct_0("7")) return;
  setTimeout(resolve, stryMutAct_0("8") ? 600 : 0);
});`,
  'tests/title.test.ts': `
const { count, healthy, length, prepare, spoil, title, wait } = require('../title');
let isPrepared = false;
beforeAll(() => { isPrepared = prepare(); });
test('has a mark', () => expect(title('Page')).toBe('Page!'));
describe('numbers', () => {
  test('of letters', () => expect(length('Page')).toBe(4));
  test('up to', () => expect(count(3)).toBe(3));
});
test('may be spoiled', () => { spoil(); });
test('is healthy', () => expect(healthy()).toBe(true));
test('is prepared', () => expect(isPrepared).toBe(true));
test('waits', () => wait());
test('of its text', () => {
  expect(new Function('return (' + title + ')("Page")')()).toBe('Page!');
});
test.skip('is left out', () => {});`,
  'tests/page.test.ts': `
/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.test/"}
 */
test('stands at an address', () => expect(location.host).toBe('docs.test'));`,
  'tests/other.test.ts': `test('runs nothing of the module', () => {});`,
};

let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'resident-tests-')));
  mkdirSync(path.join(root, 'tests'));
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(root, name), text));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Runs mutants one after the other in a process of its own, as Stryker does. */
function run<Result>(program: string): Result {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { strykerPlugins } from ${JSON.stringify(pathToFileURL(plugin).href)};
      const [{ factory }] = strykerPlugins;
      const create = () => factory({ residentTests: { patience: 400, settings: {}, tests: ['tests'] } });
      const runner = create();
      await runner.init();
      const dryRun = await runner.dryRun({ files: ['${root}/title.js'] });
      const { mutantCoverage } = dryRun;
      const testFilterOf = (id) =>
        Object.keys(mutantCoverage.perTest).filter((test) => id in mutantCoverage.perTest[test]);
      const mutantRun = (id, by = runner) => by.mutantRun({
        activeMutant: { id },
        hitLimit: 100,
        sandboxFileName: '${root}/title.js',
        testFilter: testFilterOf(id),
      });
      ${program}
      process.stdout.write(JSON.stringify(result));`,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, MUTATION_COVERAGE: path.join(root, 'coverage.json') },
    },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Result;
}

test('tells which tests there are, and which mutants they run', () => {
  const { tests, covered } = run<{
    readonly tests: readonly { readonly name: string; readonly status: number }[];
    readonly covered: Readonly<Record<string, readonly string[]>>;
  }>(`const result = {
    tests: dryRun.tests,
    covered: Object.fromEntries(
      dryRun.tests.map(({ id, name }) => [name, Object.keys(mutantCoverage.perTest[id])]),
    ),
  };`);
  expect(tests.filter(({ status }) => status !== 0)).toEqual([]);
  expect(covered).toEqual({
    // Those of the module itself, and of hooks, are all tests'.
    'has a mark': ['0', '1', '6'],
    'numbers of letters': ['0', '2', '6'],
    'numbers up to': ['0', '3', '6'],
    'may be spoiled': ['0', '4', '6'],
    'is healthy': ['0', '5', '6'],
    'is prepared': ['0', '6'],
    waits: ['0', '6', '7', '8'],
    'of its text': ['0', '6'],
    'runs nothing of the module': [],
    'stands at an address': [],
  });
});

test('a test that fails without a mutant is told', () => {
  writeFileSync(path.join(root, 'tests/broken.test.ts'), `test('fails', () => expect(1).toBe(2));`);
  const failed = run<readonly object[]>(
    `const result = dryRun.tests.filter(({ status }) => status !== 0);`,
  );
  expect(failed).toMatchObject([{ name: 'fails', failureMessage: expect.stringMatching(/toBe/) }]);
  writeFileSync(path.join(root, 'tests/broken.test.ts'), `throw new Error('not loaded');`);
  expect(run(`const result = dryRun;`)).toEqual({
    status: 'error',
    errorMessage: `${path.join(root, 'tests/broken.test.ts')}: not loaded`,
  });
  rmSync(path.join(root, 'tests/broken.test.ts'));
});

test('runs mutants one after the other, and none shows in the next', () => {
  const { results, tests } = run<{
    readonly results: readonly { readonly status: string; readonly killedBy?: readonly string[] }[];
    readonly tests: readonly { readonly id: string; readonly name: string }[];
  }>(`const result = { results: [], tests: dryRun.tests };
    for (const id of ['0', '1', '2', '3', '4', '5', '6', '7', '8', '1']) result.results.push(await mutantRun(id));
    // A process that has not done the dry run.
    const other = create();
    await other.init();
    result.results.push(await mutantRun('0', other));
    await Promise.all([runner.dispose(), other.dispose()]);`);
  const nameOf = new Map(tests.map(({ id, name }) => [id, name]));
  expect(nameOf.size).toBe(tests.length);
  const outcomes = results.map(({ status, killedBy: [id] = [] }) =>
    [status, id && nameOf.get(id)].filter(Boolean).join(' by '),
  );
  expect(outcomes).toEqual([
    'killed by has a mark',
    'killed by has a mark',
    // The module knew the answer from before, and is loaded again.
    'killed by numbers of letters',
    'timeout',
    // Its only test expects nothing.
    'survived',
    // What the one before has spoiled is not its work.
    'survived',
    'killed by is prepared',
    'killed by waits',
    // Slow is not wrong.
    'survived',
    'killed by has a mark',
    'killed by has a mark',
  ]);
});
