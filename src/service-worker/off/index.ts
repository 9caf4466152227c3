import { CacheExpiration } from 'workbox-expiration';
import { cachePrefix } from '../cacheNames';
import { scope } from '../worker/scope';

/** Deletes all caches of ours, and what Workbox noted about them in its database. */
async function clear(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  for (const name of names) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/**
 * Takes over from a worker that does harm, takes itself away, and loads the open pages anew: what
 * they show may be the harm.
 */
async function remove(): Promise<void> {
  await scope.clients.claim();
  const windows = await scope.clients.matchAll({ type: 'window' });
  await Promise.allSettled([clear(), scope.registration.unregister()]);
  // Not waited for: a page waits until the worker that it comes from is active, which is after this.
  windows
    .filter(({ frameType }) => frameType !== 'nested')
    .forEach((page) => void page.navigate(page.url).catch(() => {}));
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
