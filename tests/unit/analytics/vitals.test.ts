/** @jest-environment jsdom */
import type { MetricType } from 'web-vitals';
import { isSampled, measureVitals, vitalParameters } from '../../../src/analytics/vitals';

const loaded = jest.fn();
const registered: Record<string, (metric: MetricType) => void> = {};

jest.mock('web-vitals', () => {
  loaded();
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  return Object.fromEntries(
    names.map((name) => [
      `on${name}`,
      (report: (metric: MetricType) => void) => {
        registered[name] = report;
      },
    ]),
  );
});

const metric = { name: 'LCP', value: 900, delta: 100, id: 'v6-1', rating: 'good' } as MetricType;

it('draws one page load in 10,000', () => {
  expect([0, 0.00009999].map((value) => isSampled(() => value))).toEqual([true, true]);
  expect([0.0001, 0.5, 0.9999].map((value) => isSampled(() => value))).toEqual([
    false,
    false,
    false,
  ]);
  const drawn = Array.from({ length: 10_000 }, (_, index) => isSampled(() => index / 10_000));
  expect(drawn.filter(Boolean)).toHaveLength(1);
});

it('says name, value, delta, id, and rating', () => {
  expect(vitalParameters(metric)).toEqual({
    value: 100,
    metric_value: 900,
    metric_delta: 100,
    metric_id: 'v6-1',
    metric_rating: 'good',
  });
});

it('loads the library only to measure, and asks it for each metric once', async () => {
  expect(loaded).not.toHaveBeenCalled();
  const report = jest.fn();
  await measureVitals(report);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(Object.keys(registered).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  registered.LCP?.(metric);
  expect(report).toHaveBeenCalledWith(metric);
});
