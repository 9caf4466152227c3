import { costPerPage } from '../../bench/build/costPerPage';
import type { BuildFigures } from '../../bench/build/types';
import { loadNote } from '../../bench/report/load';
import { decimal, kilobytes, ratio, spread } from '../../bench/report/numbers';
import { table } from '../../bench/report/table';
import { figure, median } from '../../bench/statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a figure is a median with its spread, and nothing without measurements', () => {
  expect(figure([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5, count: 3 });
  expect(figure([])).toBeUndefined();
  expect(median([])).toBeNaN();
});

test('measuring does not change the order of what was measured', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('numbers are short, and a dash where there are none', () => {
  expect(spread(figure([1, 2, 4.06]))).toBe('2.0 (1.0–4.1)');
  expect(spread(figure([1234]), 0)).toBe('1234');
  expect(spread(figure([2e6, 3e6]), 0, 1e6)).toBe('3 (2–3)');
  expect([spread(undefined), decimal(undefined), decimal(Number.NaN)]).toEqual(['–', '–', '–']);
  expect([ratio(5, 4), ratio(5, 0), ratio(5, undefined)]).toEqual(['1.25', '–', '–']);
  expect([kilobytes(110_040), kilobytes(undefined)]).toEqual(['110.0', '–']);
});

test('tables have names to the left and figures to the right', () => {
  const text = table(
    ['page', 'kB'],
    [
      ['landing', '9.5'],
      ['API', '110.0'],
    ],
  );
  expect(text).toBe('page        kB\n-------  -----\nlanding    9.5\nAPI      110.0');
});

test('a busy machine is told of, and a free one is not', () => {
  expect(loadNote(0.5, 2)).toBeUndefined();
  expect(loadNote(4.26, 2)).toContain('load average 4.3 on 2 processors');
});

test('the cost of a page is that of the pages since the next smaller corpus', () => {
  const build = (pages: number, cpu: number, peer: BuildFigures['peer'] = 'ours') =>
    ({ peer, pages, cold: { cpu: { median: cpu } } }) as BuildFigures;
  const [small, large, huge] = [build(120, 10), build(1000, 32), build(3000, 92)] as const;
  const all = [huge, build(999, 1, 'starlight'), small, large];
  expect(costPerPage(all, small)).toBeUndefined();
  expect(costPerPage(all, large)).toBeCloseTo(25);
  expect(costPerPage(all, huge)).toBeCloseTo(30);
});
