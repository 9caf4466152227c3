import { createFiles } from '../content/files';
import { missingLists } from '../content/missingLists';
import { missingNames } from '../content/missingNames';
import { formatProblem, type Problem } from '../content/problem';
import { filesOf, loadProblem } from './loadProblem';

/** A name that a module does not export is undefined for those that import it. */
export function undefinedNames(
  error: unknown,
  root: string,
  programs: readonly string[] = [],
): Problem[] {
  return error instanceof TypeError
    ? missingNames([...programs, ...filesOf(error, root)], createFiles(root))
    : [];
}

/** What is wrong with the list that all modules work with, if it can be loaded. */
export async function productProblems(): Promise<Problem[]> {
  const list = await import('../content/ownProducts').catch(() => undefined);
  return list?.ownProductProblems() ?? [];
}

/**
 * Lines about what has kept a program of this project from being loaded; none if nothing of the project
 * is to blame.
 *
 * @param error - What its import was rejected with.
 * @param root - Absolute path of the project.
 */
export async function loadFaults(error: unknown, root: string): Promise<string[]> {
  const lists = missingLists(createFiles(root));
  const names = lists.length > 0 ? lists : undefinedNames(error, root);
  const problems = names.length > 0 ? names : await productProblems();
  const problem = problems.length === 0 ? loadProblem(error, root) : undefined;
  return [...problems, ...(problem ? [problem] : [])].map(formatProblem);
}
