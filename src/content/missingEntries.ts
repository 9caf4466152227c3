import path from 'node:path';
import { packageOf } from '../demo-projects/importedModules';
import { demosFolder } from '../demo-projects/listDemos';
import { projectRoot } from './modules';
import { hasPackageEntry, meantEntry } from './packageEntries';

/** What is wrong with an import, and what to do about it. */
interface MissingEntry {
  readonly message: string;
  readonly fix: string;
}

/**
 * Makes a function that tells of entries which the packages of demos do not have.
 *
 * @param root - Of the project that is checked: a copy of it may have no packages of its own.
 */
export function createEntryCheck(root: string): (specifier: string) => MissingEntry | undefined {
  const importers = [root, projectRoot].map((one) => path.join(one, demosFolder, 'demo.tsx'));
  const known = new Map<string, MissingEntry | undefined>();

  function missingEntry(specifier: string): MissingEntry | undefined {
    const name = packageOf(specifier);
    const found = name ? importers.map((importer) => hasPackageEntry(specifier, importer)) : [];
    if (found.find((has) => has !== undefined) !== false) return undefined;
    const message = `the package ${name ?? ''} has no entry "${specifier}"`;
    const meant = meantEntry(specifier, importers);
    const fix = meant
      ? `did you mean "${meant}"?`
      : 'correct its name, as the documentation of the package has it';
    return { message, fix };
  }

  return (specifier) => {
    if (!known.has(specifier)) known.set(specifier, missingEntry(specifier));
    return known.get(specifier);
  };
}
