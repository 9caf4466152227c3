import { checks } from './checks';
import { loadSite } from './loadSite';
import { createPageCache } from './pageCache';
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
 */
export async function runChecks(
  root: string,
  generatedAnchors: SiteContent['generatedAnchors'] = new Map(),
): Promise<CheckResult> {
  const cache = createPageCache(root);
  const site = { ...(await loadSite(root, cache)), generatedAnchors, environment: process.env };
  cache.save();
  return {
    problems: checks.flatMap((check) => check(site)).sort(compareProblems),
    pageCount: site.pages.length,
  };
}

/** True if the content may not be published. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
