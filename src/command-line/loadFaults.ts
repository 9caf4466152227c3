import { createFiles } from '../content/files';
import { missingLists } from '../content/missingLists';
import { missingNames } from '../content/missingNames';
import { formatProblem, type Problem } from '../content/problem';
import { filesOf, loadProblem } from './loadProblem';

/** A name that a module does not export is undefined for those that import it. */
function undefinedNames(error: unknown, root: string, programs: readonly string[]): Problem[] {
  return error instanceof TypeError
    ? missingNames([...programs, ...filesOf(error, root)], createFiles(root))
    : [];
}

/** What is wrong with the list that all modules work with, if it can be loaded. */
async function productProblems(): Promise<Problem[]> {
  const list = await import('../content/ownProducts').catch(() => undefined);
  return list?.ownProductProblems() ?? [];
}

/** What is known of the program that has failed. */
export interface FailedProgram {
  /** Absolute path of the project. */
  readonly root: string;
  /** Modules that it begins with, whose imports count as well; paths from the root. */
  readonly entries?: readonly string[];
  /** False if its modules were there, and the error is that of what they do. */
  readonly isModuleError?: boolean;
}

/**
 * What in this project has led to an error that is not about a page; nothing if none of it is to blame.
 *
 * @param error - What a program, or the import of one, was rejected with.
 */
export async function loadFaults(
  error: unknown,
  { root, entries = [], isModuleError = true }: FailedProgram,
): Promise<Problem[]> {
  const lists = missingLists(createFiles(root));
  if (lists.length > 0) return lists;
  const names = undefinedNames(error, root, entries);
  const problems = names.length > 0 ? names : await productProblems();
  const problem = problems.length === 0 && isModuleError ? loadProblem(error, root) : undefined;
  return problem ? [problem] : problems;
}

/** The same as lines. */
export async function loadFaultLines(error: unknown, program: FailedProgram): Promise<string[]> {
  return (await loadFaults(error, program)).map(formatProblem);
}
