import fs from 'node:fs';
import path from 'node:path';
import { sidebarsFile, type DocsVersion } from './docsVersions';

/** What this project has to know of an item of a sidebar that Docusaurus has written. */
interface StoredItem {
  readonly type?: string;
  readonly id?: string;
  readonly items?: readonly StoredItem[];
}

function idsBelow({ type, id, items = [] }: StoredItem): string[] {
  return [...(type === 'doc' && id ? [id] : []), ...items.flatMap(idsBelow)];
}

/**
 * Ids of the pages in the sidebar of an archived release, in reading order.
 *
 * @throws if the sidebar's file is missing or damaged.
 */
export function archivedPageIds(siteDir: string, version: DocsVersion): string[] {
  const file = sidebarsFile(version);
  const fix = 'restore it from git, or cut the release again';
  let sidebars: Readonly<Record<string, readonly StoredItem[]>>;
  try {
    sidebars = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as typeof sidebars;
  } catch (error) {
    throw new Error(
      `${file}:1:1  the sidebar can't be read: ${(error as Error).message} -> ${fix}`,
    );
  }
  return Object.values(sidebars).flatMap((items) => items.flatMap(idsBelow));
}
