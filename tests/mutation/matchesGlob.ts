const wildcards: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };

/**
 * Whether a path is one that a glob names.
 *
 * @param glob - `*` stands for any characters of one folder or file, `**` for any folders as well; all
 * else for itself.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob.replace(
    /\*\*\/|\*\*|\*|[^\w/]/g,
    (found) => wildcards[found] ?? `\\${found}`,
  );
  return new RegExp(`^${pattern}$`).test(path);
}
