import SiteStorage from '@generated/site-storage';
import { useState, useSyncExternalStore } from 'react';

// Takes the place of a module of Docusaurus' theme. The original reports refused and full storage to
// the console, and forgets what it could not store; here the choice then holds in memory, silently.

type StorageType = (typeof SiteStorage)['type'] | 'none';

interface StorageSlotOptions {
  readonly persistence?: StorageType;
}

/** One key of the browser's storage. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  /** @returns function that ends the listening. */
  listen: (onChange: (event: StorageEvent) => void) => () => void;
}

/** What could not be stored, by namespaced key; null where an old value could not be removed. */
const unstored = new Map<string, string | null>();

function openStorage(type: StorageType): Storage | null {
  try {
    return type === 'none' ? null : window[type];
  } catch {
    return null;
  }
}

function read(storage: Storage | null, key: string): string | null {
  const held = unstored.get(key);
  if (held !== undefined) return held;
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(storage: Storage | null, key: string, value: string | null): void {
  unstored.set(key, value);
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
    if (storage) unstored.delete(key);
  } catch {
    // Refused or full: it stays in memory.
  }
}

/** Browsers tell only the other windows of a change; listeners of this one want to know as well. */
function change(storage: Storage | null, key: string, newValue: string | null): void {
  const oldValue = read(storage, key);
  if (oldValue === newValue) return;
  write(storage, key, newValue);
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue, url: window.location.href }),
  );
}

const noSlot: StorageSlot = {
  get: () => null,
  set: () => {},
  del: () => {},
  listen: () => () => {},
};

/** Access to one key within the site's namespace. Never throws; without a browser it does nothing. */
export function createStorageSlot(name: string, options?: StorageSlotOptions): StorageSlot {
  const type = options?.persistence ?? SiteStorage.type;
  if (typeof window === 'undefined' || type === 'none') return noSlot;
  const key = `${name}${SiteStorage.namespace}`;
  const storage = openStorage(type);
  return {
    get: () => read(storage, key),
    set: (value) => change(storage, key, value),
    del: () => change(storage, key, null),
    listen(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.key === key) onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** One key's value, which follows its changes, and access to it. The value is null until hydrated. */
export function useStorageSlot(
  name: string | null,
  options?: StorageSlotOptions,
): [string | null, StorageSlot] {
  const [slot] = useState(() => (name === null ? noSlot : createStorageSlot(name, options)));
  const value = useSyncExternalStore(slot.listen, slot.get, noSlot.get);
  return [value, slot];
}

/** Names of all stored keys, without the site's namespace taken off. */
export function listStorageKeys(type: StorageType = SiteStorage.type): string[] {
  const storage = openStorage(type);
  return storage ? Object.keys(storage) : [];
}
