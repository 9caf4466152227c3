import fs from 'node:fs';
import path from 'node:path';
import { sidebarsFile, type DocsVersion } from './docsVersions';

/** What this project has to know of an item of a sidebar that Docusaurus has written. */
interface StoredItem {
  readonly type?: string;
  readonly id?: string;
  readonly items?: readonly StoredItem[];
}

function idsBelow(item: StoredItem | null): string[] {
  const { type, id, items } = item ?? {};
  const below = Array.isArray(items) ? (items as readonly StoredItem[]).flatMap(idsBelow) : [];
  return [...(type === 'doc' && id ? [id] : []), ...below];
}

/** Sidebars are lists by name. Docusaurus tells what else is wrong with one. */
function assertSidebars(sidebars: unknown): void {
  if (!sidebars || typeof sidebars !== 'object' || !Object.values(sidebars).every(Array.isArray)) {
    throw new TypeError('it has no list of entries');
  }
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
    assertSidebars(sidebars);
  } catch (error) {
    throw new Error(
      `${file}:1:1  the sidebar can't be read: ${(error as Error).message} -> ${fix}`,
    );
  }
  return Object.values(sidebars).flatMap((items) => items.flatMap(idsBelow));
}
