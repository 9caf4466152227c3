import { totalmem } from 'node:os';
import path from 'node:path';
import { moduleNameMapper } from '../../../jest.config.cjs';
import type { Selection } from '../selectFiles';

/** Folders and files of one run. */
export interface RunPaths {
  /** Folder for the copy of the project that is mutated. */
  readonly temporary: string;
  /** Folder that keeps what was found out, for the next run. */
  readonly results: string;
}

/** Where the report is written. */
export const reportFile = ({ temporary }: RunPaths): string => path.join(temporary, 'report.json');

/** What commands write has no place in the copy. */
const notCopied = [
  ...['/build', '/parts', '/published', '/nginx', '/.docusaurus'],
  ...['/test-results', '/playwright-report'],
];

/** What tests find other than in jest.config.cjs. */
const jestSettings = ({ temporary }: RunPaths) => ({
  // Where tests and mutants stand; for what they import, nobody has to look through the pages.
  roots: ['src', 'tests/unit', 'tests/properties', 'tests/support'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tests/mutation/stryker/fastCheck.cjs',
    ...moduleNameMapper,
  },
  cacheDirectory: path.join(temporary, 'jest'),
});

/** Megabytes for what each process has loaded: half of the machine's for all of them, and what Node gives at least. */
function memoryOf(concurrency: number): number {
  return Math.max(4096, Math.floor(totalmem() / 2 ** 20 / 2 / concurrency));
}

/**
 * Settings of Stryker for the files of an area.
 *
 * @see https://stryker-mutator.io/docs/stryker-js/configuration
 */
export function configurationOf(
  { area, files }: Selection,
  paths: RunPaths,
  options: {
    readonly concurrency: number;
    readonly isForced: boolean;
    /** In percent of the mutants. */
    readonly sample?: number;
  },
) {
  return {
    mutate: files,
    ignorePatterns: notCopied,
    tempDirName: paths.temporary,
    buildCommand: 'node tests/mutation/stryker/prepareSandbox.mjs',
    // Done by prepareSandbox.mjs, which leaves out the caches.
    symlinkNodeModules: false,
    plugins: [
      path.join(__dirname, 'residentTestsRunner.mjs'),
      ...(options.sample === undefined ? [] : [path.join(__dirname, 'sampleChecker.mjs')]),
    ],
    ...(options.sample !== undefined && {
      checkers: ['sample'],
      sample: { percent: options.sample },
    }),
    testRunner: 'resident-tests',
    residentTests: { tests: area.tests, settings: jestSettings(paths) },
    testRunnerNodeArgs: [`--max-old-space-size=${memoryOf(options.concurrency)}`],
    coverageAnalysis: 'perTest',
    // What is left out of a sample would be left out of the next run too.
    incremental: options.sample === undefined,
    incrementalFile: path.join(paths.results, `${area.folder.replaceAll('/', '-')}.json`),
    force: options.isForced,
    concurrency: options.concurrency,
    // An endless loop is mostly found by counting, and a test that waits is given up by the runner. What
    // else takes long counts as noticed, so it gets more time than a busy machine may need.
    timeoutMS: 300_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    // Nothing checks the types of the copy.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile(paths) },
    thresholds: { break: null },
    allowEmpty: true,
    logLevel: 'warn',
    allowConsoleColors: false,
    warnings: { slow: false },
  };
}
