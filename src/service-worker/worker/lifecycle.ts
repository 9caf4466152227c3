import { cacheNames, cachePrefix } from '../cacheNames';
import { offlineAddresses } from './offline';
import { store, storeAll } from './respond';
import { scope, type ExtendableEvent } from './scope';
import type { WorkerSite } from './site';
import { strategies } from './strategies';

/**
 * Fetches what the offline page needs, and takes over at once. Nothing that is missing stops it: a
 * worker that lacks a file is better than the one before, whose site is gone.
 */
export async function install(event: ExtendableEvent, site: WorkerSite): Promise<void> {
  const [offlinePage = site.basePath] = offlineAddresses(site.basePath, site);
  await Promise.all([
    store(strategies.offline, event, offlinePage),
    storeAll(strategies.asset, event, site.shell),
  ]);
  await scope.skipWaiting();
}

/** Names of caches that former workers left behind. */
export function abandonedCaches(names: readonly string[]): string[] {
  const used: readonly string[] = Object.values(cacheNames);
  return names.filter((name) => name.startsWith(cachePrefix) && !used.includes(name));
}

/** Takes over the open pages. Answers of the network are asked for while the worker starts. */
export async function activate(): Promise<void> {
  const tidy = async (): Promise<void> => {
    await Promise.all(abandonedCaches(await caches.keys()).map((name) => caches.delete(name)));
  };
  await Promise.allSettled([tidy(), scope.registration.navigationPreload?.enable()]);
  await scope.clients.claim();
}
