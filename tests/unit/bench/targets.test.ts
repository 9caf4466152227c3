import type { BuildFigures } from '../../bench/build/types';
import type { Figures, Machine } from '../../bench/figures';
import type { LighthouseFigures, PageFigures } from '../../bench/reader/types';
import { figure, type Figure } from '../../bench/statistics';
import { targetsOf, targetTable } from '../../bench/targets';

const machine = {} as Machine;

const one = (value: number): Figure => ({ median: value, min: value, max: value, count: 1 });

const isReached = (figures: Omit<Figures, 'machine'>, name: string): boolean | undefined => {
  const target = targetsOf({ machine, ...figures }).find((candidate) => candidate.name === name);
  if (!target) throw new Error(`there is no target "${name}"`);
  return target.isReached;
};

interface Build {
  cpu: number;
  warm?: number;
  tree?: number;
  common?: number;
}

function build(
  peer: BuildFigures['peer'],
  pages: number,
  { cpu, warm = cpu / 2, tree = 1e9, common }: Build,
): BuildFigures {
  const cost = (seconds: number) => ({ wall: one(seconds), cpu: one(seconds), tree: one(tree) });
  return { peer, pages, cold: cost(cpu), warm: cost(warm), output: { bytes: 1, files: 1 }, common };
}

function lighthouse(
  times: Partial<Record<keyof LighthouseFigures['times'], number>> = {},
  score = 100,
) {
  const all = { FCP: 1000, LCP: 1200, TBT: 0, CLS: 0, SI: 1000, ...times };
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    scores: Object.fromEntries(names.map((name) => [name, one(score)])),
    times: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, one(value)])),
    processorTime: one(0),
  } as unknown as LighthouseFigures;
}

const page = (peer: PageFigures['peer'], more: Partial<PageFigures>): PageFigures => ({
  peer,
  kind: 'corpus',
  path: '/',
  ...more,
});

const reader = (...pages: PageFigures[]) => ({ reader: { pages, navigation: [], variants: [] } });

const bytes = (js: number) => ({ html: 1, js, css: 1, font: 1, other: 1 });

describe('targets of builds', () => {
  const cold = 'processor time of a cold build of 1000 pages';
  const warm = 'processor time of a warm build of 1000 pages';
  const perPage = 'cost of a page more, from 1000 to 3000 pages';

  test.each([
    [30, true],
    [29.9, false],
  ])('a cold build takes no more than that of Starlight, %d s', (cpu, expected) => {
    const builds = [build('ours', 1000, { cpu: 30 }), build('starlight', 1000, { cpu })];
    expect(isReached({ builds }, cold)).toBe(expected);
  });

  test('a warm build takes less than that of Starlight', () => {
    const builds = (seconds: number) => [
      build('ours', 1000, { cpu: 30, warm: seconds }),
      build('starlight', 1000, { cpu: 30, warm: 20 }),
    ];
    expect(isReached({ builds: builds(19) }, warm)).toBe(true);
    expect(isReached({ builds: builds(20) }, warm)).toBe(false);
  });

  test('nothing is said of what was not built', () => {
    const builds = [build('ours', 120, { cpu: 5 }), build('starlight', 120, { cpu: 6 })];
    const verdicts = targetsOf({ machine, builds }).map((target) => target.isReached);
    expect(new Set(verdicts)).toEqual(new Set([undefined]));
    const alone = [build('ours', 1000, { cpu: 5 })];
    expect(isReached({ builds: alone }, cold)).toBeUndefined();
    expect(isReached({ builds: alone }, perPage)).toBeUndefined();
  });

  test.each([
    [85, true],
    [100, false],
  ])('a page more costs as much in a large corpus, %d s', (cpu, expected) => {
    const builds = [
      build('ours', 120, { cpu: 3.6 }),
      build('ours', 1000, { cpu: 30 }),
      build('ours', 3000, { cpu: cpu + 10 }),
    ];
    expect(isReached({ builds }, perPage)).toBe(expected);
  });

  test('memory, and the scripts that every page loads, have limits', () => {
    const builds = (tree: number, common: number) => [
      build('ours', 120, { cpu: 3, common: 60_000 }),
      build('ours', 1000, { cpu: 30, tree, common }),
    ];
    const memory = 'memory of a cold build of 1000 pages';
    const growth = 'growth of what every page loads, from 120 to 1000 pages';
    expect(isReached({ builds: builds(1.99e9, 61_999) }, memory)).toBe(true);
    expect(isReached({ builds: builds(2e9, 61_999) }, memory)).toBe(false);
    expect(isReached({ builds: builds(1e9, 61_999) }, growth)).toBe(true);
    expect(isReached({ builds: builds(1e9, 62_000) }, growth)).toBe(false);
  });
});

describe('targets of the development server and of the checks', () => {
  const dev = (first: number, edit: number) => [
    { peer: 'ours' as const, firstPage: one(first), edit: one(edit) },
  ];

  test('the first page and an edit have limits', () => {
    expect(isReached({ dev: dev(5000, 250) }, 'saved edit painted')).toBe(true);
    expect(isReached({ dev: dev(5000, 251) }, 'saved edit painted')).toBe(false);
    expect(isReached({ dev: dev(5001, 1) }, 'development server, first page painted')).toBe(false);
  });

  test('the checks take less than three seconds', () => {
    expect(isReached({ check: figure([2.9, 2.8, 9]) }, 'npm run check')).toBe(true);
    expect(isReached({ check: figure([3, 3, 3]) }, 'npm run check')).toBe(false);
  });
});

describe('targets of readers', () => {
  test('scripts have limits, on pages of ours alone', () => {
    const weight = { needed: bytes(110_000), idle: bytes(140_001) };
    const figures = reader(page('ours', { weight }), page('classic', { weight }));
    expect(isReached(figures, 'ours, corpus: scripts needed')).toBe(true);
    expect(isReached(figures, 'ours, corpus: scripts when idle')).toBe(false);
    expect(targetsOf({ machine, ...figures })).toHaveLength(2);
  });

  test('paints come no later than those of Starlight, within 5 %', () => {
    const figures = reader(
      page('ours', { lighthouse: lighthouse({ FCP: 1050, LCP: 1261 }) }),
      page('starlight', { lighthouse: lighthouse() }),
    );
    expect(isReached(figures, 'ours, corpus: FCP')).toBe(true);
    expect(isReached(figures, 'ours, corpus: LCP')).toBe(false);
    const alone = reader(page('ours', { lighthouse: lighthouse() }));
    expect(isReached(alone, 'ours, corpus: FCP')).toBeUndefined();
  });

  test('all scores are 100, nothing moves, and little blocks', () => {
    const good = reader(page('ours', { lighthouse: lighthouse({ TBT: 49, CLS: 0.0004 }) }));
    const bad = reader(page('ours', { lighthouse: lighthouse({ TBT: 50, CLS: 0.001 }, 99) }));
    for (const name of ['Lighthouse', 'total blocking time', 'layout shift']) {
      expect(isReached(good, `ours, corpus: ${name}`)).toBe(true);
      expect(isReached(bad, `ours, corpus: ${name}`)).toBe(false);
    }
  });

  test('a click takes no longer than with VitePress', () => {
    const figures = (vitepress: number) => ({
      reader: {
        pages: [],
        variants: [],
        navigation: [
          { peer: 'ours' as const, time: one(111), documents: 0 },
          { peer: 'vitepress' as const, time: one(vitepress), documents: 0 },
        ],
      },
    });
    const name = 'click on a link of the sidebar to heading';
    expect(isReached(figures(111), name)).toBe(true);
    expect(isReached(figures(110), name)).toBe(false);
  });

  test('code in two languages makes a page a quarter larger at most', () => {
    const figures = (both: number) => ({
      reader: {
        pages: [],
        navigation: [],
        variants: [{ path: 'core/a/', blocks: 3, both, single: 100 }],
      },
    });
    const name = 'core/a/: HTML with code in two languages';
    expect(isReached(figures(125), name)).toBe(true);
    expect(isReached(figures(126), name)).toBe(false);
  });
});

test('the table says what is wanted, what there is, and the verdict', () => {
  const dev = [{ peer: 'ours' as const, firstPage: one(6200), edit: one(200) }];
  const text = targetTable(targetsOf({ machine, dev }));
  expect(text).toMatch(
    /^development server, first page painted +at most 5000 ms +6200 ms +MISSED$/m,
  );
  expect(text).toMatch(/^saved edit painted +at most 250 ms +200 ms +reached$/m);
  expect(targetTable(targetsOf({ machine, dev: [] }))).toMatch(/at most 250 ms +not measured$/m);
});
