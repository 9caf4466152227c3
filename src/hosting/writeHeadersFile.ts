import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '../site';
import { headersFile, type Publication } from './hostFiles';
import { readAllowedInline } from './policy/policyFile';

export const headersFileName = '_headers';

/** Folders of the build that hold no pages. */
const assetFolders = ['assets', 'img', 'pagefind', 'screenshots'];

/**
 * What a built site is published as.
 *
 * @param directory - Folder that the build of the default language wrote.
 * @param languagePrefixes - Languages whose folders are in it, or will be.
 */
export async function publicationOf(
  directory: string,
  languagePrefixes: readonly string[],
): Promise<Publication> {
  const entries = await readdir(directory, { withFileTypes: true });
  const pageFolders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !assetFolders.includes(name) && !languagePrefixes.includes(name));
  return { basePath, languagePrefixes, pageFolders: pageFolders.sort() };
}

/**
 * Writes `_headers` with a policy that lets through what the pages of all languages hold that are in
 * the folder. To be called again when languages that were built apart are put together.
 */
export async function writeHeadersFile(directory: string, publication: Publication): Promise<void> {
  const text = headersFile(publication, readAllowedInline(directory));
  await writeFile(path.join(directory, headersFileName), text);
}
