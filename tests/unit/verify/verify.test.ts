import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFakeProject, type FakeCommands, type FakeProject } from './fakeProject';

const jestReport = {
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      name: '/tests/a.test.ts',
      message: '',
      startTime: 1000,
      endTime: 8000,
      assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }],
    },
  ],
};

const passingSpec = {
  title: 'opens',
  line: 3,
  tests: [{ status: 'expected', results: [{ errors: [], duration: 4500 }] }],
};

const playwrightReport = {
  errors: [],
  suites: [{ title: 'a.spec.ts', specs: [passingSpec, passingSpec], suites: [] }],
};

const passing: FakeCommands = {
  check: { code: 0, output: 'said by check' },
  typecheck: { code: 0 },
  'format:check': { code: 0 },
  lint: { code: 0 },
  build: { code: 0, output: 'said by build' },
  'test:search': { code: 0 },
  jest: { code: 0, report: jestReport },
  playwright: { code: 0, report: playwrightReport },
};

let project: FakeProject | undefined;

async function outcome({ run }: FakeProject, ...args: string[]) {
  const { code, lines, errors } = await run(...args);
  return { code, text: lines.join('\n'), last: lines.at(-1), errors };
}

async function verify(commands: Partial<FakeCommands> = {}, ...args: string[]) {
  project = createFakeProject({ ...passing, ...commands } as FakeCommands);
  return outcome(project, ...args);
}

afterEach(() => project?.remove());

jest.setTimeout(30_000);

test('counts tests of both runners and one for each other step, and shows a line of each', async () => {
  project = createFakeProject(passing, { hasRealNpm: true });
  const { code, last, text } = await outcome(project);
  // 12 unit, 12 of commands, 12 content, 12 integration, and 2 end-to-end tests; install, browser, nginx, check, types, format, lint, build, search.
  expect([code, last]).toEqual([0, '59 passed, 0 failed']);
  expect(text).toMatch(/^unit {2,}12 {2,}0 {2,}\d+\.\d s$/m);
  expect(text).toMatch(/^e2e {2,}2 {2,}0 {2,}\d+\.\d s$/m);
  expect(text).toMatch(/^✓ check /m);
  expect(text).toContain('  longest: a.test.ts 7 s\n');
  expect(text).toContain('  longest: a.spec.ts 9 s\n');
  expect(text).not.toContain('said by');
});

test('runs beside the build what leaves room for it, and nothing else', async () => {
  const { text } = await verify({ build: { code: 0, seconds: 2 } });
  const order = [...text.matchAll(/^✓ (\w+)/gm)].map(([, name]) => name);
  expect(order.indexOf('integration')).toBeLessThan(order.indexOf('build'));
  expect(order.slice(order.indexOf('build'))).toEqual(['build', 'search', 'unit', 'e2e']);
});

test('types are checked beside the pages, and nothing is built before these are written', async () => {
  const { text } = await verify({ check: { code: 0, seconds: 2 } });
  const order = [...text.matchAll(/^✓ (\w+)/gm)].map(([, name]) => name);
  expect(order.slice(order.indexOf('types'), order.indexOf('types') + 2)).toEqual([
    'types',
    'check',
  ]);
  expect(order.indexOf('build')).toBeGreaterThan(order.indexOf('check'));
  expect(order.indexOf('integration')).toBeGreaterThan(order.indexOf('check'));
});

test('the summary keeps the order of the steps, whichever ends first', async () => {
  const { text } = await verify({ build: { code: 0, seconds: 2 } }, '--only', 'build,format');
  expect(text).toMatch(/^✓ format .*\n✓ build /m);
  expect(text).toMatch(/^build .*\nformat /m);
});

test('goes on after a failure, and shows it in full', async () => {
  const output = 'docs-core/a.mdx:1:1  no title -> add one';
  const { code, last, text } = await verify({ check: { code: 1, output } }, '--only', 'check,unit');
  // The installation, and 12 tests.
  expect([code, last]).toEqual([1, '13 passed, 1 failed']);
  expect(text).toContain(`  ${output}`);
  expect(text).toMatch(/^✓ unit /m);
});

test('the end-to-end tests are not run without a build, and count as failed', async () => {
  const build = { code: 1, output: 'broken link' };
  const { code, last, text } = await verify({ build }, '--only', 'build,e2e', '--skip-install');
  expect([code, last]).toEqual([1, '0 passed, 2 failed']);
  expect(text).toContain('not run, for "build" has failed');
});

test('failed, skipped and unwritten unit tests, and files that do not load, are failures', async () => {
  const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const commands = {
    jest: {
      code: 1,
      report: {
        ...jestReport,
        numFailedTests: 1,
        numPendingTests: 1,
        numTodoTests: 1,
        numRuntimeErrorTestSuites: 1,
        testResults: [
          {
            name: '/tests/b.test.ts',
            message: 'summary of all failures',
            assertionResults: [
              assertion('subtracts', 'failed', '\u001b[31mexpected 1\u001b[39m, got 2'),
              assertion('divides', 'pending'),
              assertion('multiplies', 'todo'),
            ],
          },
          { name: '/tests/c.test.ts', message: 'Cannot find module', assertionResults: [] },
        ],
      },
    },
  };
  const { code, last, text } = await verify(commands, '--only', 'unit');
  expect([code, last]).toEqual([1, '13 passed, 4 failed']);
  expect(text).toContain('  /tests/b.test.ts\n  subtracts\n  expected 1, got 2\n');
  expect(text).toContain('  divides\n  pending\n');
  expect(text).toContain('  multiplies\n  todo\n');
  expect(text).toContain('  /tests/c.test.ts\n  Cannot find module\n');
});

test('failed, skipped and repeated end-to-end tests, and errors outside of tests, are failures', async () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    line: 7,
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  });
  const commands = {
    playwright: {
      code: 1,
      report: {
        errors: [{ message: 'the server did not start' }],
        suites: [
          {
            title: 'a.spec.ts',
            specs: [passingSpec],
            suites: [
              {
                title: 'menu',
                specs: [
                  spec('closes', 'unexpected', 'expected hidden'),
                  spec('opens late', 'skipped'),
                  spec('opens twice', 'flaky', 'timed out'),
                ],
              },
            ],
          },
        ],
      },
    },
  };
  const { code, last, text } = await verify(commands, '--only', 'e2e', '--skip-install');
  expect([code, last]).toEqual([1, '2 passed, 3 failed']);
  expect(text).toContain('  passed at a second try: a.spec.ts › menu › opens twice (line 7)');
  expect(text).toContain('  a.spec.ts › menu › closes (line 7)\n  expected hidden\n');
  expect(text).toContain('  a.spec.ts › menu › opens late (line 7)\n  skipped\n');
  expect(text).toContain('  the server did not start\n');
});

test.each<[string, Partial<FakeCommands>, RegExp]>([
  [
    'no report',
    { jest: { code: 1, output: 'bad option' } },
    /no report was written\n[^]*bad option/,
  ],
  [
    'no test',
    { jest: { code: 0, report: { ...jestReport, numPassedTests: 0, testResults: [] } } },
    /no test was run/,
  ],
  [
    'an exit code that contradicts the report',
    { jest: { code: 1, report: jestReport } },
    /every test passed, yet the exit code was 1/,
  ],
])('%s is a failure', async (_, commands, message) => {
  const { code, text } = await verify(commands, '--only', 'unit');
  expect(code).toBe(1);
  expect(text).toMatch(message);
});

test('--only runs these steps and what they need installed', async () => {
  const { code, last, text } = await verify({}, '--only', 'check, unit');
  expect([code, last]).toEqual([0, '14 passed, 0 failed']);
  expect(text).not.toMatch(/build|browser/);
});

test('--nightly runs what takes longer as well, and --only one of it', async () => {
  const slow = [
    ...['publish:layout', 'compress', 'test:observatory', 'test:engines', 'test:load'],
    ...['test:reproducible', 'test:kept', 'test:apart', 'test:hydration', 'test:mutation'],
  ];
  const commands = Object.fromEntries(slow.map((name) => [name, { code: 0 }]));
  const nightly = await verify(commands, '--nightly', '--skip-install');
  expect([nightly.code, nightly.last]).toEqual([0, '65 passed, 0 failed']);
  project?.remove();
  const one = await verify(commands, '--only', 'apart', '--skip-install');
  expect([one.code, one.last]).toEqual([0, '1 passed, 0 failed']);
});

test('--skip-install installs nothing', async () => {
  const { last, text } = await verify({}, '--only', 'check,e2e', '--skip-install');
  expect(last).toBe('3 passed, 0 failed');
  expect(text).not.toMatch(/install|browser/);
});

test('nothing else is run when packages can not be installed', async () => {
  project = createFakeProject(passing, { hasRealNpm: true });
  const lockfile = path.join(project.root, 'package-lock.json');
  writeFileSync(lockfile, 'no lockfile');
  const afterInstallation = Date.now() / 1000 + 60;
  utimesSync(lockfile, afterInstallation, afterInstallation);
  const { code, lines } = await project.run();
  expect([code, lines.at(-1)]).toEqual([1, '0 passed, 14 failed']);
  expect(lines.join('\n')).toContain('not run, for "install" has failed');
});

test.each([
  ['--frob', "options  Unknown option '--frob'"],
  ['--only=unit,nope', 'options  there is no step "nope" -> use '],
])('%s is refused', async (argument, message) => {
  const { code, errors } = await verify({}, argument);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

test('--help names every step', async () => {
  const { code, text } = await verify({}, '--help');
  expect(code).toBe(0);
  expect(text).toContain(
    'install, browser, nginx, check, types, integration, build, format, lint, content, commands, search, unit, e2e',
  );
});
