import { costPerPage } from '../build/costPerPage';
import type { BuildFigures } from '../build/types';
import type { Figures } from '../figures';
import type { PeerName } from '../peers';
import { limit, type Target } from './types';

/** Sizes of the corpora that the targets are about. */
const [small, large, huge] = [120, 1000, 3000] as const;

/** Processor time of the same work differs by as much from one run to the next. */
const flat = 1.1;

function find(
  builds: readonly BuildFigures[],
  peer: PeerName,
  pages: number,
): BuildFigures | undefined {
  return builds.find((figures) => figures.peer === peer && figures.pages === pages);
}

function buildTargets(builds: readonly BuildFigures[]): Target[] {
  const [ours, starlight] = [find(builds, 'ours', large), find(builds, 'starlight', large)];
  const [ofSmall, ofHuge] = [find(builds, 'ours', small), find(builds, 'ours', huge)];
  const of = `Starlight's in this run`;
  const before = ours && costPerPage(builds, ours);
  const after = ofHuge && costPerPage(builds, ofHuge);
  const common = (ours?.common ?? Number.NaN) - (ofSmall?.common ?? Number.NaN);
  const isWhole = ofSmall !== undefined && ours !== undefined;
  return [
    limit({
      name: `processor time of a cold build of ${large} pages`,
      value: ours?.cold.cpu.median,
      most: starlight?.cold.cpu.median ?? Number.NaN,
      ...{ unit: 's', digits: 1, of },
    }),
    limit({
      name: `processor time of a warm build of ${large} pages`,
      value: ours?.warm.cpu.median,
      most: starlight?.warm.cpu.median ?? Number.NaN,
      ...{ unit: 's', digits: 1, of, isBelow: true },
    }),
    limit({
      name: `cost of a page more, from ${large} to ${huge} pages`,
      value: isWhole ? after : undefined,
      most: isWhole && before !== undefined ? before * flat : Number.NaN,
      ...{ unit: 'ms', digits: 1, of: `${flat} times that from ${small} to ${large}` },
    }),
    limit({
      name: `memory of a cold build of ${large} pages`,
      value: ours?.cold.tree && ours.cold.tree.median / 1e6,
      ...{ most: 2000, unit: 'MB', isBelow: true },
    }),
    limit({
      name: `growth of what every page loads, from ${small} to ${large} pages`,
      value: common,
      ...{ most: 2000, unit: 'bytes', isBelow: true },
    }),
  ];
}

/** What is promised to those who write and build. */
export function maintainerTargets({ builds, dev, check }: Figures): Target[] {
  const server = dev?.find(({ peer }) => peer === 'ours');
  return [
    ...(builds ? buildTargets(builds) : []),
    ...(dev
      ? [
          limit({
            name: 'development server, first page painted',
            value: server?.firstPage.median,
            ...{ most: 5000, unit: 'ms' },
          }),
          limit({
            name: 'saved edit painted',
            value: server?.edit.median,
            ...{ most: 250, unit: 'ms' },
          }),
        ]
      : []),
    ...(check
      ? [
          limit({
            name: 'npm run check',
            value: check.median,
            ...{ most: 3, unit: 's', digits: 1, isBelow: true },
          }),
        ]
      : []),
  ];
}
