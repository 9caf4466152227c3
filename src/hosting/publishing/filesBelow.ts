import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, with `/`, in the order of their bytes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}
