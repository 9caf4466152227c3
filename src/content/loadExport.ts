import { createJiti } from 'jiti';
import { evaluationProblem } from './evaluationProblem';
import type { Files } from './files';
import type { Problem } from './problem';

/** What a module of the project exports, or why nobody knows. */
type Export = { readonly value: unknown } | { readonly problem: Problem };

/**
 * Runs a module of the project that is checked, which may be a copy of this one, and not the module of
 * the same name that the checks themselves use.
 *
 * @param file - Path from the project root.
 * @param name - Name of the export; its value is undefined if the module has none.
 */
export function loadExport(file: string, name: string, files: Files): Export {
  try {
    const load = createJiti(files.root, { moduleCache: false });
    return { value: (load(files.absolute(file)) as Readonly<Record<string, unknown>>)[name] };
  } catch (error) {
    return { problem: evaluationProblem(error, file, files) };
  }
}
