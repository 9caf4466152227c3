import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../support/freePort';
import { launchChromium } from '../browser';
import type { PeerName, Project } from '../peers';
import type { Report } from '../report/types';
import { figure } from '../statistics';
import { clearCaches, type Workspace } from '../workspace';
import { startDevServer } from './devServer';
import { headingPainted, textPainted } from './painted';
import type { DevFigures } from './types';

/** What to do. */
export interface DevPlan {
  readonly peers: readonly PeerName[];
  /** Pages of the corpus. */
  readonly pages: number;
  /** How often each server is started. */
  readonly rounds: number;
  /** How often a page is edited at each start. */
  readonly edits: number;
}

/** Page that is opened and edited: one in the middle of a section. */
const editedPage = 4;

/** Servers and browsers come to rest in this time after a change. In milliseconds. */
const rest = 1500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, rest));

/** Saves the file with another sentence in its text, and waits until that is seen. */
async function editOnce(page: Page, file: string, original: string, mark: string): Promise<number> {
  const painted = textPainted(page, mark);
  // The page has begun to look.
  await page.evaluate(() => undefined);
  const saved = Date.now();
  writeFileSync(file, original.replace('\n\n## ', `\n\nThis is ${mark}.\n\n## `));
  return (await painted) - saved;
}

async function runOnce(
  project: Project,
  browser: Browser,
  edits: number,
): Promise<{ firstPage: number; edits: number[] }> {
  const port = await freePort();
  const file = project.source(editedPage);
  const original = readFileSync(file, 'utf8');
  clearCaches(project);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const url = `http://localhost:${port}${project.pages[editedPage]}`;
  const started = performance.now();
  const server = startDevServer(project, port);
  try {
    await server.answers(url);
    await page.goto(url, { waitUntil: 'commit' });
    await headingPainted(page);
    const firstPage = performance.now() - started;
    const times: number[] = [];
    for (let count = 1; count <= edits; count += 1) {
      await pause();
      times.push(await editOnce(page, file, original, `edit ${count} of this page`));
    }
    return { firstPage, edits: times };
  } finally {
    await server.stop();
    await context.close();
    writeFileSync(file, original);
  }
}

/** Starts the development server of each generator, opens a page, and edits it. */
export async function measureDev(
  { peers, pages, rounds, edits }: DevPlan,
  workspace: Workspace,
  report: Report,
): Promise<DevFigures[]> {
  const runs = peers.map((peer) => ({ peer, firstPages: [] as number[], edits: [] as number[] }));
  const failed = new Set<PeerName>();
  const browser = await launchChromium();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const run of runs.filter(({ peer }) => !failed.has(peer))) {
        try {
          const once = await runOnce(workspace.project(run.peer, pages), browser, edits);
          run.firstPages.push(once.firstPage);
          run.edits.push(...once.edits);
          const changes = once.edits.map((time) => time.toFixed(0)).join(', ');
          report.progress(
            `${run.peer}, development: first page ${once.firstPage.toFixed(0)} ms, edits ${changes} ms`,
          );
        } catch (error) {
          failed.add(run.peer);
          report.failure(`development server of ${run.peer}`, error);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return runs.flatMap((run): DevFigures[] => {
    const [firstPage, edit] = [figure(run.firstPages), figure(run.edits)];
    return firstPage && edit ? [{ peer: run.peer, firstPage, edit }] : [];
  });
}
