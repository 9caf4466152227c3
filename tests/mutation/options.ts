import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readArguments } from '../../src/command-line/readArguments';
import { UsageError } from '../../src/command-line/UsageError';

export const usage = `Changes the pure logic of the project bit by bit, and tells which of the changes no test notices.

  npm run --silent test:mutation -- [options]

  --only <glob>       only these files or folders, for example src/search; may be given more than once
  --since <ref>       only files that have changed since this commit, for example main
  --sample <percent>  test so much of each folder's changes, evenly chosen and the same each time: an estimate of
                      the score in minutes. Nothing is kept for the next run
  --concurrency <n>   how many tests run at the same time (default: one for each core)
  --threshold <n>     least share of the changes that tests have to notice, in percent (default 85)
  --force             test again what was tested before, though neither code nor tests have changed
  --cache <folder>    where Stryker is installed, and results are kept for the next run
                      (default node_modules/.cache/toolpad-docs/mutation)
  --help              show this text

A whole run is for the night; one of a folder takes minutes. What is pure logic, and what is left out for which
reason, is in tests/mutation/pureLogic.ts.

Exit codes: 0 reached, 1 not reached, 2 the tests could not be run.
`;

export interface MutationOptions {
  readonly only: readonly string[];
  readonly since?: string;
  /** In percent of the changes; all of them by default. */
  readonly sample?: number;
  readonly concurrency: number;
  /** In percent. */
  readonly threshold: number;
  readonly isForced: boolean;
  /** Absolute path. */
  readonly cache: string;
}

function numberOf(option: string, value: string, isAllowed: (number: number) => boolean): number {
  const number = value.trim() === '' ? NaN : Number(value);
  if (isAllowed(number)) return number;
  const fix =
    option === 'concurrency' ? 'use a whole number from 1' : 'use a share in percent, up to 100';
  throw new UsageError(`--${option} is "${value}" -> ${fix}`);
}

/**
 * Reads the command line.
 *
 * @param root - Absolute path of the project.
 * @throws {UsageError}
 */
export function readOptions(args: readonly string[], root: string): MutationOptions {
  const { values } = readArguments({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      since: { type: 'string' },
      sample: { type: 'string' },
      concurrency: { type: 'string', default: String(availableParallelism()) },
      threshold: { type: 'string', default: '85' },
      force: { type: 'boolean', default: false },
      cache: { type: 'string', default: 'node_modules/.cache/toolpad-docs/mutation' },
    },
  });
  return {
    only: values.only,
    since: values.since,
    ...(values.sample !== undefined && {
      sample: numberOf('sample', values.sample, (number) => number > 0 && number <= 100),
    }),
    concurrency: numberOf(
      'concurrency',
      values.concurrency,
      (number) => Number.isInteger(number) && number > 0,
    ),
    threshold: numberOf('threshold', values.threshold, (number) => number >= 0 && number <= 100),
    isForced: values.force,
    cache: path.resolve(root, values.cache),
  };
}
