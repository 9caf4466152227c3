import type { Browser } from '@playwright/test';
import { peers } from '../peers';
import type { Report } from '../report/types';
import { titleOf } from './pages';
import { weighPage } from './pageWeight';
import type { ServedSite } from './sites';
import type { PageWeight, ReaderPage } from './types';

/** Weighs all pages. */
export async function measureWeights(
  browser: Browser,
  sites: readonly ServedSite[],
  report: Report,
): Promise<Map<ReaderPage, PageWeight>> {
  const weights = new Map<ReaderPage, PageWeight>();
  for (const { server, pages } of sites) {
    for (const page of pages) {
      try {
        const { isReady } = peers[page.peer];
        const weight = await weighPage(browser, server, page.path, isReady);
        weights.set(page, weight);
        const [needed, idle] = [weight.needed, weight.idle].map(({ js }) => (js / 1000).toFixed(1));
        report.progress(`${titleOf(page)}: ${needed} kB of scripts, ${idle} kB when idle`);
      } catch (error) {
        report.failure(`weight of ${titleOf(page)}`, error);
      }
    }
  }
  return weights;
}
