import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export function isFile(file: string): boolean {
  // Asking for something below a file would throw.
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** Folder of the package that a file gets when it asks for one; undefined if it is not installed. */
export function packageFolder(name: string, from: string): string | undefined {
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
