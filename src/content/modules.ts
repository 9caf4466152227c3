import path from 'node:path';
import { packageOf } from '../demo-projects/importedModules';
import type { Files } from './files';
import { createFiles } from './files';
import { hasPackageEntry } from './packageEntries';

/** The project that these checks belong to: holds the packages, also when a copy is checked. */
export const projectRoot = path.resolve(__dirname, '../..');

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json'];
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

function isModule(files: Files, base: string): boolean {
  return (
    EXTENSIONS.some((extension) => files.isFile(base + extension)) ||
    INDEXES.some((index) => files.isFile(base + index))
  );
}

/** Tells whether an import leads to something. Packages are looked for, not opened. */
export type HasModule = (specifier: string, importer: string) => boolean;

/** Folders of packages that answer to an alias of Docusaurus, by alias. */
const aliases: readonly (readonly [prefix: string, folders: readonly string[]])[] = [
  [
    '@theme/',
    [
      'node_modules/@docusaurus/theme-classic/lib/theme/',
      'node_modules/@docusaurus/core/lib/client/theme-fallback/',
    ],
  ],
  [
    '@theme-original/',
    [
      'node_modules/@docusaurus/theme-classic/lib/theme/',
      'node_modules/@docusaurus/core/lib/client/theme-fallback/',
    ],
  ],
  ['@docusaurus/', ['node_modules/@docusaurus/core/lib/client/exports/']],
];

/** Makes a function that looks modules up as the bundler does, for pages below `files.root`. */
export function createModuleLookup(files: Files): HasModule {
  const own = createFiles(projectRoot);
  const roots = files.root === own.root ? [files] : [files, own];

  return (specifier, importer) => {
    const [request = ''] = specifier.split('?');
    if (request.startsWith('.')) {
      return isModule(files, path.posix.join(path.posix.dirname(importer), request));
    }
    if (request.startsWith('@site/')) {
      return isModule(files, request.slice('@site/'.length));
    }
    if (request.startsWith('@theme/') && isModule(files, `src/theme/${request.slice(7)}`)) {
      return true;
    }
    const aliased = aliases.some(
      ([prefix, folders]) =>
        request.startsWith(prefix) &&
        folders.some((folder) =>
          roots.some((root) => isModule(root, folder + request.slice(prefix.length))),
        ),
    );
    if (aliased) {
      return true;
    }
    const root = roots.find(({ exists }) => exists(`node_modules/${packageOf(request)}`));
    return root !== undefined && hasPackageEntry(request, root.absolute('package.json')) !== false;
  };
}
