import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, with `/`, in the order of their bytes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const name of await readdir(folder, { recursive: true, encoding: 'utf8' })) {
    // Entries say where they are only since Node 20.12.
    if ((await lstat(path.join(folder, name))).isFile()) files.push(name);
  }
  return files.map((name) => name.split(path.sep).join('/')).sort((a, b) => (a < b ? -1 : 1));
}
