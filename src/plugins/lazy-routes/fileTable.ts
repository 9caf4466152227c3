import type { Chunk } from 'webpack';

/** Folder of the scripts below the build, and what their names end with. */
export const scripts = { folder: 'assets/js/', extension: '.js' };

/**
 * Code of a table of files by the ids of chunks: only their hashes where the rest is the id.
 *
 * @throws if a script stands elsewhere.
 */
export function fileTable(chunks: Iterable<Pick<Chunk, 'id' | 'files'>>): string {
  const entries = [...chunks].flatMap(({ id, files }): [string, string][] => {
    const file = [...files].find((name) => name.endsWith(scripts.extension));
    if (file === undefined) return [];
    if (!file.startsWith(scripts.folder)) {
      throw new Error(
        `${file}  is not in ${scripts.folder} -> correct src/plugins/lazy-routes/fileTable.ts`,
      );
    }
    const name = file.slice(scripts.folder.length, -scripts.extension.length);
    return [[String(id), name.startsWith(`${id}.`) ? name.slice(`${id}.`.length) : name]];
  });
  // The same text for the same files, in whatever order the bundler has found them.
  entries.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return `{${entries.map(([id, file]) => `${/^\d+$/.test(id) ? id : JSON.stringify(id)}:${JSON.stringify(file)}`).join()}}`;
}
