import { measureBuilds } from './build/measureBuilds';
import { measureCheck } from './check/measureCheck';
import { measureDev } from './dev/measureDev';
import type { Figures } from './figures';
import type { Options, Part } from './options';
import { endNotedGroups } from './processes/startedGroups';
import { measureReader } from './reader/measureReader';
import type { Report } from './report/types';
import { createWorkspace, type Workspace } from './workspace';

/** Of more pages a single build says enough, and takes long. */
const largeCorpus = 300;

const usualRounds = 3;

/** Edits at each start of a development server. */
const edits = 5;

type Measured = Omit<Figures, 'machine'>;

/** How each part is measured. */
const measures: Readonly<
  Record<Part, (options: Options, workspace: Workspace, report: Report) => Promise<Measured>>
> = {
  async check({ rounds = usualRounds }, _, report) {
    const check = await measureCheck(rounds, report);
    return check ? { check } : {};
  },
  async build({ peers, pages, rounds }, workspace, report) {
    const plan = {
      peers,
      pages,
      rounds: (count: number) => rounds ?? (count > largeCorpus ? 1 : usualRounds),
    };
    return { builds: await measureBuilds(plan, workspace, report) };
  },
  async reader(options, workspace, report) {
    const { readerParts, pages, dir } = options;
    const plan = { ...options, parts: readerParts, pages: pages[0] ?? 0, site: dir };
    return { reader: await measureReader(plan, workspace, report) };
  },
  async dev({ peers, pages, rounds = usualRounds }, workspace, report) {
    const plan = { peers, pages: pages[0] ?? 0, rounds, edits };
    return { dev: await measureDev(plan, workspace, report) };
  },
};

/** Builds first, which the reader's pages come from; the development servers last, which empty caches. */
const order: readonly Part[] = ['check', 'build', 'reader', 'dev'];

/** Measures what the options ask for, and takes away what it has written. */
export async function measure(options: Options, report: Report): Promise<Measured> {
  const workspace = createWorkspace(options.cache, options.work);
  const interrupt = (): void => {
    endNotedGroups();
    workspace.remove();
    process.exit(2);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  let figures: Measured = {};
  try {
    for (const part of order.filter((name) => options.parts.includes(name))) {
      try {
        figures = { ...figures, ...(await measures[part](options, workspace, report)) };
      } catch (error) {
        report.failure(part, error);
      }
    }
    return figures;
  } finally {
    workspace.remove();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
