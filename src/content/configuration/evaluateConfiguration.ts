import { evaluationProblem } from '../evaluationProblem';
import { createFiles, type Files } from '../files';
import { missingNames } from '../missingNames';
import { fileStart, formatProblem, problemAt, type Problem } from '../problem';
import { configurationFile, evaluatedFiles } from './files';
import { invalidValues } from './invalidValues';
import { missingModules } from './missingModules';
import { missingSidebars } from './missingSidebars';

/** What runs modules, and who wants to know which one is run. */
export interface Evaluation {
  /** Loads the module in a file that is named by its absolute path. */
  readonly load: (file: string) => Promise<Record<string, unknown>>;
  /** Called with a file from the project root before it is run: it may end the program. */
  readonly onStart: (file: string) => void;
}

/** What Docusaurus takes from the file: a configuration may be a function that makes it. */
async function exported(module: Record<string, unknown>): Promise<unknown> {
  // A module without it would be taken for it.
  const value = Object.hasOwn(module, 'default') ? module.default : undefined;
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

/** A value that Docusaurus could do something with, for a file that it runs. */
function judged(value: unknown, file: string, files: Files): Problem[] {
  if (typeof value !== 'object' || value === null) {
    const isConfiguration = file === configurationFile;
    const fix = `export the ${isConfiguration ? 'configuration' : 'sidebars'} with export default`;
    const message = 'the file does not export an object as its default';
    return [problemAt(file, fileStart, 'config/missing-export', message, fix)];
  }
  return file === configurationFile
    ? [
        ...invalidValues(value, files),
        ...missingModules(value, files),
        ...missingSidebars(value, files),
      ]
    : [];
}

/**
 * Runs the files that Docusaurus runs before it reads a page. They load most packages of the project,
 * which takes longer than all checks together, and they may do anything: this belongs into a process
 * of its own.
 *
 * @param root - Absolute path of a project.
 * @returns why they can't be run, or what Docusaurus would refuse of them.
 */
export async function evaluateConfiguration(
  root: string,
  { load, onStart }: Evaluation,
): Promise<Problem[]> {
  const files = createFiles(root);
  const modules = evaluatedFiles(files);
  const problems = missingNames(modules, files);
  for (const file of modules) {
    onStart(file);
    try {
      problems.push(...judged(await exported(await load(files.absolute(file))), file, files));
    } catch (error) {
      problems.push(evaluationProblem(error, file, files, 'config'));
    }
  }
  // A module that several of them import is to blame once.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** What is wrong with a configuration that leaves a promise which fails, and which nobody waits for. */
export function rejectionProblem(error: unknown, root: string): Problem {
  return evaluationProblem(error, configurationFile, createFiles(root), 'config');
}
