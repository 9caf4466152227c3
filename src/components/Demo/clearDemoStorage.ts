import { storagePrefix } from '@site/src/plugins/demos/frame/storagePrefix';

/** Forgets what a demo keeps in the browser. */
export function clearDemoStorage(demo: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      Object.keys(storage)
        .filter((key) => key.startsWith(storagePrefix(demo)))
        .forEach((key) => storage.removeItem(key));
    } catch {
      // A refused storage holds nothing.
    }
  }
}
