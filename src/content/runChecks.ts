import { checks } from './checks';
import { withUnreadableFiles } from './checks/unreadableFiles';
import { loadSite } from './loadSite';
import { createPageReader, type PageReader } from './pageReader';
import { compareProblems, type Problem } from './problem';
import type { KnownReference } from './site';
import { uncheckedParts } from './unchecked';

/** Result of one run. */
export interface CheckResult {
  /** In the order of reports. */
  readonly problems: readonly Problem[];
  /** Number of Markdown files that were read. */
  readonly pageCount: number;
  /** What could not be checked because of some of the problems. */
  readonly unchecked: readonly string[];
}

/**
 * Runs every check over the project in `root`.
 *
 * @param root - Absolute path of a project, or of a copy of one.
 * @param reference - What is known of generated pages; without it, a project that has none.
 * @param reader - What is known of pages before the run; it is closed.
 */
export async function runChecks(
  root: string,
  reference: KnownReference = { isComplete: true, anchors: new Map() },
  reader: PageReader = createPageReader(root),
): Promise<CheckResult> {
  const site = { ...(await loadSite(root, reader)), reference, environment: process.env };
  const problems = checks.flatMap((check) => check(site));
  return {
    problems: withUnreadableFiles(site.files, problems).sort(compareProblems),
    pageCount: site.pages.length,
    unchecked: uncheckedParts(site),
  };
}

/** True if the content may not be published. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
