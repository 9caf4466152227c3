import fs from 'node:fs';
import path from 'node:path';
import type { PinnedPackage } from '../packages';

/** A module that a package offers to its users. */
export interface PublicModule {
  /** What users import: `@toolpad/core/Account`. */
  readonly specifier: string;
  /** Absolute path of its typings. */
  readonly file: string;
}

/** Second builds of the package, and what upstream keeps for its own documentation. */
const HIDDEN_FOLDERS = ['esm', 'internal', 'modern', 'node', 'node_modules'];

/** Modules of a release: the package itself, and each of its folders that has an index. */
export function findPublicModules({ name, directory }: PinnedPackage): PublicModule[] {
  const folders = fs
    .readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !HIDDEN_FOLDERS.includes(entry.name))
    .map((entry) => ({ specifier: `${name}/${entry.name}`, folder: entry.name }));
  return [{ specifier: name, folder: '.' }, ...folders]
    .map(({ specifier, folder }) => ({
      specifier,
      file: path.join(directory, folder, 'index.d.ts'),
    }))
    .filter(({ specifier, file }) => specifier === name || fs.existsSync(file));
}
