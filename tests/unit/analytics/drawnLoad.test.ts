/** @jest-environment jsdom */
import type { MetricType } from 'web-vitals';
import { startTracker } from '../../../src/analytics/tracker';
import { configuration, configurePage, sent } from './pageState';

jest.mock('@generated/site-storage', () => ({ type: 'localStorage', namespace: '-toolpad' }));
jest.mock('../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils', () =>
  jest.requireActual('../../../src/plugins/preferences/standIns/storageUtils'),
);

let mockReport: (metric: MetricType) => void = () => {};
jest.mock('web-vitals', () => {
  const on = (report: typeof mockReport) => {
    mockReport = report;
  };
  return { onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on };
});

const metric = { name: 'CLS', value: 0.3, delta: 0.1, id: 'v6-2', rating: 'poor' } as MetricType;

it('asks once whether the load is drawn, and tells metrics of the page that was loaded', async () => {
  window.matchMedia = (() => new EventTarget()) as unknown as typeof window.matchMedia;
  configurePage(configuration);
  window.history.replaceState(null, '', '/toolpad/core/');
  const random = jest.fn(() => 0);
  const tracker = startTracker(configuration, random);
  await new Promise((resolve) => setTimeout(resolve, 50));
  tracker.page('/toolpad/studio/', 'Studio');
  mockReport(metric);
  mockReport({ ...metric, navigationURL: 'http://localhost/toolpad/privacy/?a#b' });

  expect(random).toHaveBeenCalledTimes(1);
  expect(sent('CLS')).toEqual([
    {
      value: 0.1,
      metric_value: 0.3,
      metric_delta: 0.1,
      metric_id: 'v6-2',
      metric_rating: 'poor',
      page_location: 'https://docs.test/toolpad/core/',
      page_path: '/core',
      productId: 'core',
    },
    expect.objectContaining({ page_path: '/privacy', productId: 'none' }),
  ]);
});
