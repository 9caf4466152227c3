import { fileList } from '../../search/indexFiles';
import { cacheNames } from '../cacheNames';
import { requestKind } from './requestKind';
import { storeAll } from './respond';
import type { ExtendableEvent } from './scope';
import type { WorkerSite } from './site';
import { strategies } from './strategies';

/** Addresses of an index's files, as its list names them; nothing outside of the index's folder. */
export function indexAddresses(list: unknown, folder: string): string[] {
  const names = Array.isArray(list) ? list : [];
  return names.filter((name) => typeof name === 'string').map((name) => folder + name);
}

/** Entries of an index that its list no longer names. */
export function outdated(
  kept: readonly string[],
  listed: readonly string[],
  folder: string,
): string[] {
  const current = new Set(listed);
  return kept.filter((address) => address.startsWith(folder) && !current.has(address));
}

async function prune(listed: readonly string[], folder: string): Promise<void> {
  const cache = await caches.open(cacheNames.search);
  const kept = (await cache.keys()).map(({ url }) => url);
  await Promise.all(outdated(kept, listed, folder).map((address) => cache.delete(address)));
}

/**
 * Fetches a search index as a whole, so that search works without a connection.
 *
 * @param folder address of the index's folder, in full, with a slash at the end.
 * @returns whether all of it is there now.
 */
export async function storeIndex(
  folder: string,
  event: ExtendableEvent,
  site: WorkerSite,
): Promise<boolean> {
  const response = await fetch(folder + fileList, { cache: 'no-cache' });
  if (!response.ok) return false;
  const listed = indexAddresses(await response.json(), folder);
  const kindOf = (url: string) =>
    requestKind({ url, method: 'GET', mode: 'cors', destination: '' }, location.origin, site);
  const complete = await Promise.all(
    (['index-part', 'index-entry'] as const).map((kind) =>
      storeAll(
        strategies[kind],
        event,
        listed.filter((url) => kindOf(url) === kind),
      ),
    ),
  );
  await prune(listed, folder);
  return complete.every(Boolean);
}
