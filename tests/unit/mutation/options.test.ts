import { availableParallelism } from 'node:os';
import { UsageError } from '@site/src/command-line/UsageError';
import { readOptions } from '../../mutation/options';

const read = (...args: readonly string[]) => readOptions(args, '/project');

test('tests everything by default, on all cores', () => {
  expect(read()).toEqual({
    only: [],
    since: undefined,
    concurrency: availableParallelism(),
    threshold: 85,
    isForced: false,
    cache: '/project/node_modules/.cache/toolpad-docs/mutation',
  });
});

test('takes all that the usage names', () => {
  const args = '--only src/a --only src/b --since main --concurrency 1 --threshold 0 --force';
  expect(read(...args.split(' '), '--cache', '/elsewhere')).toEqual({
    only: ['src/a', 'src/b'],
    since: 'main',
    concurrency: 1,
    threshold: 0,
    isForced: true,
    cache: '/elsewhere',
  });
  expect(read('--threshold', '100').threshold).toBe(100);
  expect(read('--sample', '2.5').sample).toBe(2.5);
  expect(read('--threshold', '92.5').threshold).toBe(92.5);
});

test.each([
  ['sample', '0', 'use a share in percent, up to 100'],
  ['sample', '', 'use a share in percent, up to 100'],
  ['threshold', '101', 'use a share in percent, up to 100'],
  ['threshold', '-1', 'use a share in percent, up to 100'],
  ['threshold', '', 'use a share in percent, up to 100'],
  ['concurrency', '0', 'use a whole number from 1'],
  ['concurrency', '1.5', 'use a whole number from 1'],
  ['concurrency', 'all', 'use a whole number from 1'],
])('refuses --%s=%s', (option, value, fix) => {
  const misread = () => read(`--${option}=${value}`);
  expect(misread).toThrow(UsageError);
  expect(misread).toThrow(`--${option} is "${value}" -> ${fix}`);
});
