import type { Browser } from '@playwright/test';
import { allSections } from '../corpus/allSections';
import { createCorpus, sectionSize } from '../corpus/createCorpus';
import { peers } from '../peers';
import type { Report } from '../report/types';
import { figure } from '../statistics';
import { clickThrough, type Stop } from './clickThrough';
import type { ServedSite } from './sites';
import type { NavigationFigures } from './types';

interface Clicks {
  /** Pages of the corpus. */
  readonly pages: number;
  readonly clicks: number;
}

/** The pages of the first section in their order, again and again. */
function stopsOf(addresses: readonly string[], { pages, clicks }: Clicks): Stop[] {
  const titles = allSections(createCorpus(pages))[0]?.pages.map(({ title }) => title) ?? [];
  const section = titles.map((heading, index) => ({ path: addresses[index] ?? '', heading }));
  return Array.from({ length: clicks + 1 }, (_, index) => {
    const stop = section[index % Math.min(sectionSize, section.length)];
    if (!stop) throw new Error('the corpus has no section');
    return stop;
  });
}

/** Clicks through the sidebar of the corpus of every generator. */
export async function measureNavigation(
  plan: Clicks,
  browser: Browser,
  sites: readonly ServedSite[],
  report: Report,
): Promise<NavigationFigures[]> {
  const measured: NavigationFigures[] = [];
  for (const { server, pages, project } of sites) {
    const peer = pages[0]?.peer;
    if (!project || !peer) continue;
    try {
      const { isReady, sidebarLinks } = peers[peer];
      const stops = stopsOf(project.pages, plan);
      const route = { origin: server.origin, isReady, links: sidebarLinks, stops };
      const { times, documents } = await clickThrough(browser, route);
      const time = figure(times);
      if (time) measured.push({ peer, time, documents });
      const list = times.map((value) => value.toFixed(0)).join(', ');
      report.progress(`${peer}, clicks to heading: ${list} ms`);
    } catch (error) {
      report.failure(`clicks through the sidebar of ${peer}`, error);
    }
  }
  return measured;
}
