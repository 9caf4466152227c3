import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const plugin = path.resolve(__dirname, '../../mutation/stryker/coveringTestsRunner.mjs');

/** A stand-in for Stryker's runner: it notes what it runs, and a mutant is told by one test file. */
const standIn = `
export function jestTestRunnerFactory() {
  const runs = [];
  return {
    runs,
    jestTestAdapter: { run: async (settings) => { runs.push(settings.testFiles ?? 'related'); } },
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {},
    dryRun: async () => ({
      status: 'complete',
      tests: [
        { id: 'own', fileName: '/t/title.test.ts', timeSpentMs: 900 },
        { id: 'quick', fileName: '/t/quick.test.ts', timeSpentMs: 1 },
        { id: 'slow', fileName: '/t/slow.test.ts', timeSpentMs: 5 },
      ],
      mutantCoverage: { static: {}, perTest: { own: { 1: 1 }, quick: { 1: 1 }, slow: { 2: 3 } } },
    }),
    async mutantRun({ testFilter, killer }) {
      await this.jestTestAdapter.run({});
      const isKilled = testFilter ? testFilter.includes(killer) : killer === 'related';
      return isKilled ? { status: 'killed', killedBy: killer } : { status: 'survived', nrOfTests: 2 };
    },
  };
}
jestTestRunnerFactory.inject = ['$injector'];
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'covering-tests-'));
  const sources = path.join(folder, 'dist/src');
  mkdirSync(sources, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(sources, 'jest-test-runner.js'), standIn);
  writeFileSync(path.join(sources, 'index.js'), 'export const strykerValidationSchema = {};');
  writeFileSync(
    path.join(folder, 'title.ts'),
    'if (stryMutAct_9fa48("1")) {}; stryCov_9fa48("0", "2");',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a mutant after the dry run, in a process of its own as Stryker does. */
function run(options: object): { readonly result: unknown; readonly runs: unknown } {
  const program = `
    import { strykerPlugins } from ${JSON.stringify(pathToFileURL(plugin).href)};
    const [{ kind, name, factory }] = strykerPlugins;
    if (kind !== 'TestRunner' || name !== 'covering-tests' || factory.inject[0] !== '$injector') process.exit(1);
    await factory().dryRun({});
    // Another process than that of the dry run.
    const runner = factory();
    const result = await runner.mutantRun(${JSON.stringify(options)});
    process.stdout.write(JSON.stringify({ result, runs: runner.inner.runs }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      MUTATION_JEST_RUNNER: folder,
      MUTATION_COVERAGE: path.join(folder, 'coverage.json'),
    },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as ReturnType<typeof run>;
}

const mutated = (options: object) =>
  run({ sandboxFileName: path.join(folder, 'title.ts'), ...options });

test('loads the files of the tests that run the mutant, and stops at the first that tells', () => {
  expect(mutated({ testFilter: ['own', 'quick', 'slow'], killer: 'quick' })).toEqual({
    result: { status: 'killed', killedBy: 'quick' },
    runs: [['/t/title.test.ts', '/t/quick.test.ts']],
  });
  expect(mutated({ testFilter: ['own', 'quick', 'slow'], killer: 'slow' }).runs).toEqual([
    ['/t/title.test.ts', '/t/quick.test.ts'],
    ['/t/slow.test.ts'],
  ]);
});

test('a mutant that none of them tells has survived', () => {
  expect(mutated({ testFilter: ['own', 'quick', 'slow'], killer: 'other' })).toEqual({
    result: { status: 'survived', nrOfTests: 4 },
    runs: [['/t/title.test.ts', '/t/quick.test.ts'], ['/t/slow.test.ts']],
  });
});

test('one that is set as the module is loaded is tried with the tests of its file, then with all', () => {
  expect(mutated({ killer: 'slow' })).toEqual({
    result: { status: 'killed', killedBy: 'slow' },
    runs: [['/t/title.test.ts', '/t/quick.test.ts'], ['/t/slow.test.ts']],
  });
  expect(mutated({ killer: 'related' })).toEqual({
    result: { status: 'killed', killedBy: 'related' },
    runs: [['/t/title.test.ts', '/t/quick.test.ts'], ['/t/slow.test.ts'], 'related'],
  });
});
