/** Database in which Workbox notes when each address in a cache was last asked for. */
export const cacheNotesDatabase = 'workbox-expiration';

const store = 'cache-entries';

/** @returns undefined if there is no such database; none is made. */
function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(cacheNotesDatabase);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      if (request.error?.name === 'AbortError') resolve(undefined);
      else reject(request.error);
    };
  });
}

function remove(database: IDBDatabase, prefix: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite');
    // A key is the name of the cache, a bar, and the address.
    transaction.objectStore(store).delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Forgets what was noted about caches whose names begin with `prefix`. The database itself stays: all
 * applications at a host share it, and the service worker holds it open.
 *
 * @throws if the browser refuses.
 */
export async function clearCacheNotes(prefix: string): Promise<void> {
  if (!('indexedDB' in window)) return;
  const database = await open();
  if (!database) return;
  try {
    if (database.objectStoreNames.contains(store)) await remove(database, prefix);
  } finally {
    database.close();
  }
}
