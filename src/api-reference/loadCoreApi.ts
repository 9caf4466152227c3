import path from 'node:path';
import { ApiReferenceError } from './ApiReferenceError';
import { readThroughCache } from './cache';
import type { ParsedFiles } from './core/createProgram';
import type { ApiChange, ApiPackage } from './model';
import { findCorePackages, type PinnedPackage } from './packages';

/** The public API of a release of Core, and how it came to be. */
export interface CoreApi {
  readonly api: ApiPackage;
  /** Differences between successive releases up to this one, the latest release first. */
  readonly changes: ApiChange[];
}

const extractor = ['core', 'history'].map((folder) => path.join(__dirname, folder));

function releasesUpTo(packages: readonly PinnedPackage[], version?: string): PinnedPackage[] {
  const index = packages.findIndex((release) => release.version === version);
  if (version === undefined) return [...packages];
  if (index >= 0) return packages.slice(0, index + 1);
  const known = packages.map((release) => release.version).join(', ');
  const place = { file: 'src/api-reference/package.json', line: 1, column: 1 };
  const fix = `use ${known}, or add it there as npm:@toolpad/core@${version}`;
  throw new ApiReferenceError(place, `no release ${version} of @toolpad/core is installed`, fix);
}

async function loadRelease(
  siteDir: string,
  release: PinnedPackage,
  parsed: ParsedFiles,
): Promise<ApiPackage> {
  const { name, version } = release;
  return readThroughCache(siteDir, { name, version, extractor }, async () => {
    const { extractRelease } = await import('./core/extractRelease');
    return extractRelease(siteDir, release, parsed);
  });
}

async function compare(
  siteDir: string,
  releases: readonly PinnedPackage[],
  parsed: ParsedFiles,
): Promise<CoreApi> {
  // The compiler takes longer to load than cached results do.
  const [{ addSince }, { compareReleases }] = await Promise.all([
    import('./history/lineage'),
    import('./history/compareReleases'),
  ]);
  const apis: ApiPackage[] = [];
  for (const release of releases) apis.push(await loadRelease(siteDir, release, parsed));
  const changes = apis
    .slice(1)
    .map((api, index) => compareReleases(apis[index]!, api))
    .reverse()
    .flat();
  return { api: addSince(apis), changes };
}

/**
 * Loads the public API of Toolpad Core from the typings of the installed package, with the release
 * that each part came in. Kept in `node_modules/.cache` by version.
 *
 * @param siteDir - Root of the project.
 * @param version - An earlier release; the current one by default.
 * @param parsed - Typings parsed so far, to be shared with `loadStudioApi`.
 * @throws {ApiReferenceError} if a package is missing, is not of the pinned version, or has typings
 *   that can't be read.
 */
export async function loadCoreApi(
  siteDir: string,
  version?: string,
  parsed: ParsedFiles = new Map(),
): Promise<CoreApi> {
  const releases = releasesUpTo(findCorePackages(siteDir), version);
  const key = {
    name: '@toolpad/core-history',
    version: releases.map((release) => release.version).join('+'),
    extractor,
  };
  return readThroughCache(siteDir, key, () => compare(siteDir, releases, parsed));
}
