import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf } from '../demo-projects/importedModules';

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Entries that the `exports` of a package name, under whatever condition, as patterns with `*`. */
function namedEntries(folder: string): string[] {
  const { exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: unknown;
  };
  return exports && typeof exports === 'object' ? Object.keys(exports) : [];
}

function matches(entry: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined
    ? pattern === entry
    : entry.length > before.length + after.length &&
        entry.startsWith(before) &&
        entry.endsWith(after);
}

/** Folder of the package that a file gets when it asks for one; undefined if it is not installed. */
function packageFolder(name: string, from: string): string | undefined {
  return createRequire(from)
    .resolve.paths(name)
    ?.map((parent) => path.join(parent, name))
    .find((candidate) => isFile(path.join(candidate, 'package.json')));
}

/** The manifest of such a package, which is another one for each release. */
export function packageManifest(name: string, from: string): Buffer | undefined {
  const folder = packageFolder(name, from);
  return folder === undefined ? undefined : fs.readFileSync(path.join(folder, 'package.json'));
}

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
    // An entry for `import` alone is none for `require`, which is asked here.
    if (code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') {
      return namedEntries(folder).some((pattern) => matches(`.${entry}`, pattern));
    }
    // Node.js reads the manifest of the one who asks first.
    return code === 'MODULE_NOT_FOUND' ? isFile(`${folder}${entry}.mjs`) : undefined;
  }
}
