import fs from 'node:fs';
import path from 'node:path';

/** What is remembered of texts by their content, which is true of a copy of the project as well. */
const caches = ['code-variants', 'content-checks', 'toolpad-docs/api'];

/**
 * Gives a copy of the project, which has a folder of packages, what is remembered in the project.
 *
 * @param from - Absolute path of the project.
 * @param to - Absolute path of the copy.
 */
export function copyCaches(from: string, to: string): void {
  for (const name of caches) {
    const cache = path.join('node_modules/.cache', name);
    if (!fs.existsSync(path.join(from, cache))) continue;
    // Files that are being written, beside the ones that they are to replace, are gone meanwhile.
    const filter = (source: string): boolean => !source.endsWith('.tmp');
    fs.cpSync(path.join(from, cache), path.join(to, cache), { recursive: true, filter });
  }
}
