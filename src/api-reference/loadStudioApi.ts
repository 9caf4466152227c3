import path from 'node:path';
import { readThroughCache } from './cache';
import type { ParsedFiles } from './core/createProgram';
import { findStudioPackages } from './packages';
import type { StudioApi } from './studio/model';

const extractor = ['studio', 'core', 'names.ts'].map((folder) => path.join(__dirname, folder));

/**
 * Reference data of Toolpad Studio, read from the installed packages and kept between runs.
 *
 * @param siteDir - Root of the project.
 * @param parsed - Typings parsed so far, to be shared with `loadCoreApi`.
 * @throws {ApiReferenceError} if a package is missing, of another version than the pinned one, or
 *   can't be read.
 */
export async function loadStudioApi(
  siteDir: string,
  parsed: ParsedFiles = new Map(),
): Promise<StudioApi> {
  const { name, version } = findStudioPackages(siteDir)['@toolpad/studio'];
  return readThroughCache(siteDir, { name, version, extractor }, async () => {
    // The compiler and the bundler take longer to load than a kept result.
    const { extractStudio } = await import('./studio/extractStudio');
    return extractStudio(siteDir, parsed);
  });
}
