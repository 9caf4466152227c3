import { createStorageSlot } from '@docusaurus/theme-common';
import SiteStorage from '@generated/site-storage';
import { cachePrefix } from '@site/src/service-worker/cacheNames';
import { clearCacheNotes } from './clearCacheNotes';
import type { KeptData } from './keptData';

/** True if a name fits a pattern with at most one `*`. */
export function matchesName(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return name === pattern;
  const isLongEnough = name.length > start.length + end.length;
  return isLongEnough && name.startsWith(start) && name.endsWith(end);
}

function clearStorage(place: 'localStorage' | 'sessionStorage', pattern: string): void {
  const { namespace } = SiteStorage;
  try {
    const keys = Object.keys(window[place]).filter((key) => matchesName(key, pattern));
    for (const key of keys) {
      // Slots tell what listens to them that they are empty.
      if (key.endsWith(namespace)) {
        createStorageSlot(key.slice(0, -namespace.length), { persistence: place }).del();
      } else {
        window[place].removeItem(key);
      }
    }
  } catch {
    // A refused storage holds nothing.
  }
}

async function clearCaches(pattern: string): Promise<void> {
  // Pages without encryption have none.
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => matchesName(name, pattern));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Clears what the site keeps in the browser, except choices that stay. What other applications keep
 * at the same host is left alone. The page itself goes on with what it has in memory.
 *
 * @throws if the browser refuses to clear caches or their database.
 */
export async function clearKept(kept: readonly KeptData[]): Promise<void> {
  for (const { place, name, stays } of kept) {
    if (stays) continue;
    if (place === 'cookie') document.cookie = `${name}=; path=/; max-age=0; SameSite=Lax`;
    else if (place === 'cache') await clearCaches(name);
    else if (place === 'database') await clearCacheNotes(cachePrefix);
    else clearStorage(place, name);
  }
}
