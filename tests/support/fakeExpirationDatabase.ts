/** A stand-in for the one database of Workbox, with as much of IndexedDB as is used of it. */
interface FakeDatabase {
  /** Keys of what is noted; undefined if there is no such database. */
  readonly keys: readonly string[] | undefined;
  /** Connections that nobody has closed. */
  readonly open: number;
  /** Gives the browser back what it had. */
  remove(): void;
}

/** Does what a request asks for, and then calls the handler that was put on it meanwhile. */
const later = (action: () => void): void => queueMicrotask(action);

/** @param noted - Keys in the database; without them, there is none. */
export function fakeExpirationDatabase(noted?: readonly string[]): FakeDatabase {
  let keys = noted;
  let open = 0;
  const connect = () => ({
    objectStoreNames: { contains: (name: string) => name === 'cache-entries' },
    close: () => {
      open -= 1;
    },
    transaction(name: string, mode: string) {
      if (name !== 'cache-entries' || mode !== 'readwrite') throw new Error(`${name} ${mode}`);
      const transaction: { oncomplete?: () => void } & Record<string, unknown> = {
        objectStore: () => ({
          delete([lower, upper]: readonly [string, string]) {
            keys = keys?.filter((key) => key < lower || key > upper);
            later(() => transaction.oncomplete?.());
          },
        }),
      };
      return transaction;
    },
  });
  const fake = {
    open(name: string) {
      if (name !== 'workbox-expiration') throw new Error(name);
      const isNew = keys === undefined;
      keys ??= [];
      const request: Record<string, unknown> & Partial<Record<`on${string}`, () => void>> = {};
      let isAborted = false;
      const abort = (): void => {
        keys = undefined;
        isAborted = true;
      };
      later(() => {
        request.transaction = { abort };
        if (isNew) request.onupgradeneeded?.();
        if (isAborted) {
          request.error = new DOMException('aborted', 'AbortError');
          request.onerror?.();
        } else {
          request.result = connect();
          open += 1;
          request.onsuccess?.();
        }
      });
      return request;
    },
  };
  Object.assign(window, {
    indexedDB: fake,
    IDBKeyRange: { bound: (lower: string, upper: string) => [lower, upper] },
  });
  return {
    get keys() {
      return keys;
    },
    get open() {
      return open;
    },
    remove() {
      for (const name of ['indexedDB', 'IDBKeyRange']) Reflect.deleteProperty(window, name);
    },
  };
}
