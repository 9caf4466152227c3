import { createRequire } from 'node:module';
import { packageOf } from '../demo-projects/importedModules';
import { nearest } from '../navigation/rules/nearest';
import { entriesOf, leadsToFile } from './namedEntries';
import { isFile, packageFolder } from './packageFolder';

/** What Node.js does not load without `exports`: modules that are for `import` alone, and types. */
const OTHER_FILES = ['.mjs', '.d.ts', '/index.d.ts'];

/**
 * Tells whether an installed package has what an import asks of it.
 *
 * @param specifier - The package with or without an entry: `@mui/material/Button`.
 * @param from - Absolute path of the file that imports it, or of one beside it.
 * @returns undefined if the package is not installed, or nobody can tell: a manifest can't be read.
 */
export function hasPackageEntry(specifier: string, from: string): boolean | undefined {
  const require = createRequire(from);
  const name = packageOf(specifier) ?? specifier;
  const folder = packageFolder(name, from);
  if (!folder || specifier === name) {
    return folder === undefined ? undefined : true;
  }
  try {
    require.resolve(specifier);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const entry = specifier.slice(name.length);
    // An entry for `import` alone, or of types, is none for `require`, which is asked here.
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') {
      return leadsToFile(folder, `.${entry}`);
    }
    // Node.js reads the manifest of the one who asks first.
    return code === 'MODULE_NOT_FOUND'
      ? OTHER_FILES.some((ending) => isFile(folder + entry + ending)) ||
          leadsToFile(folder, `.${entry}`)
      : undefined;
  }
}

/** The entry of an installed package that was probably meant by one that it does not have. */
export function meantEntry(specifier: string, importers: readonly string[]): string | undefined {
  const name = packageOf(specifier) ?? specifier;
  const folder = importers.map((from) => packageFolder(name, from)).find((one) => one);
  const meant = folder && nearest(specifier.slice(name.length + 1), entriesOf(folder));
  return meant && `${name}/${meant}`;
}
