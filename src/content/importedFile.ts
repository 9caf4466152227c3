import path from 'node:path';

/** Stands for the project's root in imports, as Docusaurus has it. */
export const SITE_ALIAS = '@site/';

/**
 * The file of the project that an import means, by its path from the root and with the ending that was
 * written; undefined for packages and other aliases.
 *
 * @param importer - File that has the import, from the root.
 */
export function importedFile(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) {
    return path.posix.join(path.posix.dirname(importer), specifier);
  }
  return specifier.startsWith(SITE_ALIAS) ? specifier.slice(SITE_ALIAS.length) : undefined;
}
