import { commonScripts } from '../../builds/commonScripts';
import type { PeerName } from '../peers';
import type { Cost } from '../processes/runMeasured';
import type { Report } from '../report/types';
import { figure, type Figure } from '../statistics';
import type { Workspace } from '../workspace';
import { outputSize } from './outputSize';
import type { BuildCost, BuildFigures } from './types';

/** What to build. */
export interface BuildPlan {
  readonly peers: readonly PeerName[];
  /** Corpora, by their number of pages. */
  readonly pages: readonly number[];
  /** How often each is built cold and then warm. */
  rounds(pages: number): number;
}

interface Runs {
  readonly peer: PeerName;
  readonly pages: number;
  readonly cold: Cost[];
  readonly warm: Cost[];
}

const required = (values: readonly number[]): Figure => {
  const known = figure(values);
  if (!known) throw new Error('a build was not measured');
  return known;
};

function summarize(costs: readonly Cost[]): BuildCost {
  const memory = costs.flatMap((cost) => cost.memory ?? []);
  return {
    wall: required(costs.map(({ wall }) => wall)),
    cpu: required(costs.map(({ cpu }) => cpu)),
    process: figure(memory.map(({ process }) => process)),
    tree: figure(memory.map(({ tree }) => tree)),
  };
}

async function runOnce(runs: Runs, workspace: Workspace, report: Report): Promise<void> {
  const { peer, pages } = runs;
  for (const kind of ['cold', 'warm'] as const) {
    const cost = await workspace.build(peer, pages, kind === 'cold');
    runs[kind].push(cost);
    report.progress(
      `${peer}, ${pages} pages, ${kind}: ${cost.cpu.toFixed(1)} s of CPU, ${cost.wall.toFixed(1)} s`,
    );
  }
}

/**
 * Builds every corpus with every generator, cold and then warm. A round builds with all of them before
 * the next one starts, so that what else the machine does falls on all alike.
 *
 * @returns those that could be built; what could not, `report` is told.
 */
export async function measureBuilds(
  { peers, pages, rounds }: BuildPlan,
  workspace: Workspace,
  report: Report,
): Promise<BuildFigures[]> {
  const all = pages.flatMap((count) =>
    peers.map((peer): Runs => ({ peer, pages: count, cold: [], warm: [] })),
  );
  const failed = new Set<Runs>();
  for (let round = 0; all.some((runs) => round < rounds(runs.pages)); round += 1) {
    for (const runs of all.filter((one) => round < rounds(one.pages) && !failed.has(one))) {
      try {
        await runOnce(runs, workspace, report);
      } catch (error) {
        failed.add(runs);
        report.failure(`build of ${runs.peer} with ${runs.pages} pages`, error);
      }
    }
  }
  return Promise.all(
    all
      .filter((runs) => runs.cold.length > 0 && runs.warm.length > 0)
      .map(async (runs): Promise<BuildFigures> => {
        const output = await workspace.built(runs.peer, runs.pages);
        return {
          peer: runs.peer,
          pages: runs.pages,
          cold: summarize(runs.cold),
          warm: summarize(runs.warm),
          output: outputSize(output),
          ...(runs.peer === 'ours' && { common: commonScripts(output).bytes }),
        };
      }),
  );
}
