/** Origin of the worker whose caches these are. */
export const origin = 'https://docs.example';

/** Address of what a cache is asked for. */
const addressOf = (asked: RequestInfo | URL): string =>
  asked instanceof Request ? asked.url : new URL(asked, origin).href;

/** What the worker uses of a cache, in memory. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly room: { entries: number }) {}

  async match(asked: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(addressOf(asked))?.clone();
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    if (this.room.entries <= 0) throw new DOMException('no room', 'QuotaExceededError');
    this.room.entries -= 1;
    this.entries.set(addressOf(asked), response);
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(asked));
  }

  async keys(): Promise<{ readonly url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

/** A browser's caches, in memory. */
export class FakeCaches {
  /** Entries that can still be put. */
  readonly room = { entries: Infinity };
  private readonly named = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache(this.room);
    this.named.set(name, cache);
    return cache;
  }

  async match(
    asked: RequestInfo | URL,
    { cacheName }: { readonly cacheName: string },
  ): Promise<Response | undefined> {
    return (await this.open(cacheName)).match(asked);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }

  /** Pathnames, with queries, of what a cache holds. */
  async pathsIn(name: string): Promise<string[]> {
    const { entries } = await this.open(name);
    return [...entries.keys()]
      .map((url) => new URL(url))
      .map(({ pathname, search }) => pathname + search)
      .sort();
  }
}
