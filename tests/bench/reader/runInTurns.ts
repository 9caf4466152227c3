import type { Report } from '../report/types';
import { titleOf } from './pages';
import type { ReaderPage } from './types';

/**
 * Measures every page as often as is said: all of them before the first one again, so that what else
 * the machine does falls on all alike.
 *
 * @returns results of the pages of which there are any. A measurement that fails is tried once more, for
 *   browsers lose a trace now and then; a page of which both have failed is not measured again.
 */
export async function runInTurns<Result>(
  pages: readonly ReaderPage[],
  rounds: number,
  measure: (page: ReaderPage, round: number) => Promise<Result>,
  report: Report,
): Promise<Map<ReaderPage, Result[]>> {
  const results = new Map<ReaderPage, Result[]>();
  const failed = new Set<ReaderPage>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages.filter((one) => !failed.has(one))) {
      try {
        const result = await measure(page, round).catch(() => measure(page, round));
        results.set(page, [...(results.get(page) ?? []), result]);
        report.progress(`Lighthouse ${round}/${rounds}: ${titleOf(page)}`);
      } catch (error) {
        failed.add(page);
        report.failure(`Lighthouse of ${titleOf(page)}`, error);
      }
    }
  }
  return results;
}
