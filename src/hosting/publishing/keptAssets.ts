import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the list in the published folder; servers don't hand out files with a dot. */
export const keptAssetsFile = '.releases.json';

/** How many releases before the present one keep their assets, for pages that are still open. */
export const keptReleases = 2;

/** Addresses of the assets of each release, the present one first. */
export type ReleasedAssets = readonly (readonly string[])[];

/** True for a file that is named by its content: one of another release can stand beside it. */
export const isAsset = (name: string): boolean => /(^|\/)assets\//.test(name);

/** Reads the list of a published folder; without one, there are no former releases. */
export async function readReleasedAssets(published: string): Promise<ReleasedAssets> {
  const file = path.join(published, keptAssetsFile);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return [];
  }
  const releases: unknown = JSON.parse(text);
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((name) => typeof name === 'string' && isAsset(name));
  if (!Array.isArray(releases) || !releases.every(isList)) {
    throw new Error(`${file}:1:1  is no list of assets -> lay out without --previous once`);
  }
  return releases;
}
