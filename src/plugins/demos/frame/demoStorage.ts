import { storagePrefix } from './storagePrefix';

/** What is used of a storage; the browser may refuse all of it. */
export type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Values for as long as the page stands. */
function createMemory(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** The browser's storage where it can be used, else one that forgets when the page is left. */
export function usableStorage(read: () => Storage): Backing {
  try {
    const storage = read();
    const probe = 'demo:probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return createMemory();
  }
}

/**
 * A demo's part of a storage. Demos of one site share an origin, and with it what the browser keeps
 * for it: without a part of its own, each would answer to the theme switch of every other.
 */
export class DemoStorage implements Storage {
  constructor(
    private readonly backing: Backing,
    private readonly prefix: string,
  ) {}

  [name: string]: unknown;

  private keys(): string[] {
    const keys = Array.from({ length: this.backing.length }, (_, index) => this.backing.key(index));
    return keys
      .filter((key): key is string => key?.startsWith(this.prefix) ?? false)
      .map((key) => key.slice(this.prefix.length));
  }

  get length(): number {
    return this.keys().length;
  }

  key(index: number): string | null {
    return this.keys()[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.backing.getItem(this.prefix + key);
  }

  setItem(key: string, value: string): void {
    this.backing.setItem(this.prefix + key, String(value));
  }

  removeItem(key: string): void {
    this.backing.removeItem(this.prefix + key);
  }

  clear(): void {
    this.keys().forEach((key) => this.removeItem(key));
  }
}

/** Puts storages of the demo's own in the place of the browser's, for everything in this window. */
export function installDemoStorage(demo: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = new DemoStorage(
      usableStorage(() => window[name]),
      storagePrefix(demo),
    );
    Object.defineProperty(window, name, { configurable: true, value });
  }
}
