import { checks } from './checks';
import { loadSite } from './loadSite';
import { createPageReader, type PageReader } from './pageReader';
import { compareProblems, type Problem } from './problem';
import type { SiteContent } from './site';

/** Result of one run. */
export interface CheckResult {
  /** In the order of reports. */
  readonly problems: readonly Problem[];
  /** Number of Markdown files that were read. */
  readonly pageCount: number;
}

/**
 * Runs every check over the project in `root`.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 * @param generatedAnchors - Ids that transforms give to pages, by file, beside those in their text.
 * @param reader - What is known of pages before the run; it is closed.
 */
export async function runChecks(
  root: string,
  generatedAnchors: SiteContent['generatedAnchors'] = new Map(),
  reader: PageReader = createPageReader(root),
): Promise<CheckResult> {
  const site = { ...(await loadSite(root, reader)), generatedAnchors, environment: process.env };
  return {
    problems: checks.flatMap((check) => check(site)).sort(compareProblems),
    pageCount: site.pages.length,
  };
}

/** True if the content may not be published. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
