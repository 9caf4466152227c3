import { reportName } from '../../bench/reader/auditPages';
import { kindOfFile } from '../../bench/reader/kindOfFile';
import { readLighthouse } from '../../bench/reader/readLighthouse';
import { runInTurns } from '../../bench/reader/runInTurns';
import { summarizeRuns } from '../../bench/reader/summarizeRuns';
import { compareVariants } from '../../bench/reader/variants';

test.each([
  ['/assets/js/main.1a2b.js', 'js'],
  ['/chunk.mjs', 'js'],
  ['/assets/css/styles.css', 'css'],
  ['/font.woff2', 'font'],
  ['/toolpad/', 'html'],
  ['/guide/page', 'html'],
  ['/page.html', 'html'],
  ['/hashmap.json', 'other'],
  ['/img/picture.SVG', undefined],
  ['/favicon.ico', undefined],
])('%s counts as %s', (pathname, kind) => {
  expect(kindOfFile(pathname)).toBe(kind);
});

const result = (score: number | null, paint: number, more: object = {}): string =>
  JSON.stringify({
    categories: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, { score }]),
    ),
    audits: Object.fromEntries(
      [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
        'speed-index',
      ].map((name) => [name, { numericValue: paint }]),
    ),
    ...more,
  });

const looked = (report: string, withoutWaiting = report) => ({ report, withoutWaiting });

describe('Lighthouse', () => {
  it('is summed up by medians with their spread', () => {
    const runs = [900, 1100, 1000].map((paint) =>
      readLighthouse(looked(result(0.995, paint), result(1, paint / 10))),
    );
    const { scores, times, processorTime } = summarizeRuns(runs);
    expect(scores.performance.median).toBe(100);
    expect(times.FCP).toEqual({ median: 1000, min: 900, max: 1100, count: 3 });
    expect(processorTime).toEqual({ median: 100, min: 90, max: 110, count: 3 });
    expect(Object.keys(times)).toEqual(['FCP', 'LCP', 'TBT', 'CLS', 'SI']);
  });

  it('that could not load a page is no measurement', () => {
    const error = { runtimeError: { code: 'NO_FCP', message: 'the page did not paint' } };
    expect(() => readLighthouse(looked(result(1, 1, error)))).toThrow(
      'Lighthouse: the page did not paint',
    );
    expect(() => readLighthouse(looked(result(null, 1)))).toThrow('says nothing of performance');
  });
});

describe('code in two languages', () => {
  const code = (variant: string) => `<pre data-variant="${variant}"><code>${variant}</code></pre>`;
  const buttons = ['TS', 'JS'].map((name) => `<button data-choice="${name}">${name}</button>`);
  const html = `<main><p>Text</p><div role="group">${buttons.join('')}</div>${code('TS')}${code('JS')}</main>`;

  it('is compared with a page that has one, and nothing to choose with', () => {
    const { blocks, both, single } = compareVariants('core/a/', html);
    expect(blocks).toBe(1);
    expect(both).toBeGreaterThan(single);
    const alone = compareVariants('core/a/', `<main><p>Text</p>${code('TS')}${code('JS')}</main>`);
    expect(alone.single).toBe(single);
  });

  it('is looked for in vain on other pages', () => {
    expect(() => compareVariants('core/a/', '<main></main>')).toThrow(
      'core/a/  has no code in two languages',
    );
  });
});

test('each run of Lighthouse has a report of its own', () => {
  const page = { peer: 'ours', kind: 'Core component', path: '/' } as const;
  expect(reportName(page, 2)).toBe('ours-core-component-2.json');
});

test('a page that could not be measured is tried once more, and then left', async () => {
  const page = { peer: 'ours', kind: 'corpus', path: '/' } as const;
  const report = { progress: jest.fn(), failure: jest.fn() };
  const once = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(1);
  expect(await runInTurns([page], 2, once, report)).toEqual(new Map([[page, [1, 1]]]));
  expect(report.failure).not.toHaveBeenCalled();
  const never = jest.fn().mockRejectedValue(new Error('lost'));
  expect(await runInTurns([page], 2, never, report)).toEqual(new Map());
  expect(never).toHaveBeenCalledTimes(2);
  expect(report.failure).toHaveBeenCalledTimes(1);
});
