import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../report/types';
import { createLighthouse } from './lighthouse';
import { readLighthouse } from './readLighthouse';
import { runInTurns } from './runInTurns';
import { summarizeRuns } from './summarizeRuns';
import type { LighthouseFigures, ReaderPage } from './types';

/** How Lighthouse looks at pages. */
export interface AuditPlan {
  /** How often it looks at each. */
  readonly runs: number;
  /** Folder for packages that are not the project's own. */
  readonly cache: string;
  /** Folder in which its reports are kept, if there is one. */
  readonly reports: string | undefined;
}

/** Name of a page's report: `ours-core-component-1.json`. */
export function reportName({ peer, kind }: ReaderPage, run: number): string {
  return `${peer}-${kind.toLowerCase().replaceAll(' ', '-')}-${run}.json`;
}

/**
 * Has Lighthouse look at pages, and keeps its reports if asked to: they say what a score is made of.
 *
 * @param trust - Option with which Chromium trusts the servers.
 */
export async function auditPages(
  pages: readonly ReaderPage[],
  { runs, cache, reports }: AuditPlan,
  trust: string,
  addressOf: (page: ReaderPage) => string,
  report: Report,
): Promise<Map<ReaderPage, LighthouseFigures>> {
  const lighthouse = createLighthouse(cache, trust);
  if (reports !== undefined) mkdirSync(reports, { recursive: true });
  const results = await runInTurns(
    pages,
    runs,
    async (page, run) => {
      const looked = await lighthouse(addressOf(page));
      if (reports !== undefined) {
        writeFileSync(path.join(reports, reportName(page, run)), looked.report);
      }
      return readLighthouse(looked);
    },
    report,
  );
  return new Map([...results].map(([page, own]) => [page, summarizeRuns(own)]));
}
