import { titleOf } from '../reader/pages';
import {
  categories,
  type LighthouseFigures,
  type NavigationFigures,
  type PageFigures,
  type ReaderFigures,
  type VariantFigures,
} from '../reader/types';
import { limit, type Target } from './types';

/** Times of the same page differ by as much from one run to the next. */
const tolerance = 1.05;

function weightTargets(page: PageFigures): Target[] {
  const { weight } = page;
  if (!weight) return [];
  const kilobytes = { unit: 'kB', digits: 1 };
  return [
    limit({
      name: `${titleOf(page)}: scripts needed`,
      value: weight.needed.js / 1000,
      ...{ most: 110, ...kilobytes },
    }),
    limit({
      name: `${titleOf(page)}: scripts when idle`,
      value: weight.idle.js / 1000,
      ...{ most: 140, ...kilobytes },
    }),
  ];
}

function scoreTarget(name: string, { scores }: LighthouseFigures): Target {
  const medians = categories.map((category) => scores[category].median);
  return {
    name: `${name}: Lighthouse`,
    wanted: categories.map(() => 100).join('/'),
    measured: medians.join('/'),
    isReached: medians.every((score) => score === 100),
  };
}

function paintTarget(
  name: string,
  metric: 'FCP' | 'LCP',
  { times }: LighthouseFigures,
  rival: LighthouseFigures | undefined,
): Target {
  return limit({
    name: `${name}: ${metric}`,
    value: times[metric].median,
    most: rival ? rival.times[metric].median * tolerance : Number.NaN,
    ...{ unit: 'ms', of: `${tolerance} times Starlight's in this run` },
  });
}

function lighthouseTargets(page: PageFigures, rival: LighthouseFigures | undefined): Target[] {
  const { lighthouse } = page;
  if (!lighthouse) return [];
  const name = titleOf(page);
  const { times } = lighthouse;
  return [
    scoreTarget(name, lighthouse),
    paintTarget(name, 'FCP', lighthouse, rival),
    paintTarget(name, 'LCP', lighthouse, rival),
    limit({
      name: `${name}: total blocking time`,
      value: times.TBT.median,
      ...{ most: 50, unit: 'ms', isBelow: true },
    }),
    limit({
      name: `${name}: layout shift`,
      // Thousandths are what can be seen of it.
      value: Number(times.CLS.median.toFixed(3)),
      ...{ most: 0, unit: '', digits: 3 },
    }),
  ];
}

function navigationTarget(navigation: readonly NavigationFigures[]): Target {
  const [ours, vitepress] = (['ours', 'vitepress'] as const).map(
    (name) => navigation.find(({ peer }) => peer === name)?.time.median,
  );
  return limit({
    name: 'click on a link of the sidebar to heading',
    value: ours,
    most: vitepress ?? Number.NaN,
    ...{ unit: 'ms', of: "VitePress' in this run" },
  });
}

const variantTarget = ({ path, both, single }: VariantFigures): Target =>
  limit({
    name: `${path}: HTML with code in two languages`,
    value: both / single,
    ...{ most: 1.25, unit: 'times one', digits: 2 },
  });

/** What is promised to those who read. */
export function readerTargets({ pages, navigation, variants }: ReaderFigures): Target[] {
  const ours = pages.filter(({ peer }) => peer === 'ours');
  const rival = pages.find(({ peer }) => peer === 'starlight')?.lighthouse;
  return [
    ...ours.flatMap(weightTargets),
    ...ours.flatMap((page) => lighthouseTargets(page, rival)),
    ...(navigation.length > 0 ? [navigationTarget(navigation)] : []),
    ...variants.map(variantTarget),
  ];
}
