import { entryFile, fileList } from '../../search/indexFiles';
import { cacheNames } from '../cacheNames';
import { isStorable } from './isStorable';
import type { Outcome } from './once';
import { requestKind, type RequestKind } from './requestKind';
import type { WorkerSite } from './site';

/** What an index may need at most to be fetched as a whole. */
const maximumFiles = 1500;
const maximumBytes = 5_000_000;

const matchOptions = { ignoreVary: true };

/** Addresses of an index's files, as its list names them; nothing outside of the index's folder. */
export function indexAddresses(list: unknown, folder: string): string[] {
  const names = Array.isArray(list) ? list : [];
  return names.filter((name) => typeof name === 'string').map((name) => folder + name);
}

/**
 * Entries of an index that its list no longer names. Indexes of archived releases stand in folders
 * of their own below it, and are kept as far as the reader has used them.
 */
export function outdated(
  kept: readonly string[],
  listed: readonly string[],
  folder: string,
): string[] {
  const current = new Set(listed);
  const own = /^(?:(?:index|fragment|filter)\/)?[^/]+$/;
  return kept.filter(
    (address) =>
      address.startsWith(folder) && own.test(address.slice(folder.length)) && !current.has(address),
  );
}

/** Whether the reader has searched in an index before, in whatever build. */
export async function wasSearched(folder: string): Promise<boolean> {
  const cache = await caches.open(cacheNames.search);
  return (await cache.match(folder + entryFile, matchOptions)) !== undefined;
}

/** Nothing that comes later would help. */
class Hopeless extends Error {}

const fresh: RequestInit = { cache: 'no-cache' };

/** Works through addresses, a few at a time: readers' own requests go first. Stops with a failure. */
async function forEach(
  addresses: readonly string[],
  act: (address: string) => Promise<void>,
): Promise<void> {
  const waiting = [...addresses];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await act(next).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: 4 }, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

/** Puts files of an index into its cache, as long as there is room. */
class IndexWriter {
  private room = maximumBytes;
  private readonly added: string[] = [];

  constructor(private readonly cache: Cache) {}

  private async put(address: string, kind: RequestKind, response: Response): Promise<void> {
    if (!isStorable(response, kind)) throw new Hopeless(address);
    await this.cache.put(address, response).catch((error: unknown) => {
      throw new Hopeless(address, { cause: error });
    });
  }

  private async count(response: Response): Promise<void> {
    // In two steps: others subtract while this one waits.
    const { size } = await response.clone().blob();
    this.room -= size;
    if (this.room < 0) throw new Hopeless('the index is too big');
  }

  /** Keeps a file that is named by its content. */
  readonly keepPart = async (address: string): Promise<void> => {
    const known = await this.cache.match(address, matchOptions);
    const response = known ?? (await fetch(address));
    await this.count(response);
    if (known) return;
    await this.put(address, 'index-part', response);
    this.added.push(address);
  };

  /** Replaces a file that keeps its name. */
  readonly keepEntry = async (address: string): Promise<void> => {
    const response = await fetch(address, fresh);
    await this.count(response);
    await this.put(address, 'index-entry', response);
  };

  /** Takes out what was put in. */
  async undo(): Promise<void> {
    await Promise.allSettled(this.added.map((address) => this.cache.delete(address)));
  }
}

/** Addresses of an index's files; none where the list is missing, or too long. */
async function listIndex(folder: string): Promise<string[]> {
  const response = await fetch(folder + fileList, fresh);
  if (!response.ok) throw new Hopeless(fileList);
  const listed = indexAddresses(await response.json(), folder);
  if (listed.length === 0 || listed.length > maximumFiles) throw new Hopeless(fileList);
  return listed;
}

/**
 * Fetches a search index as a whole, so that search works without a connection. If not all of its
 * parts can be had, none is kept that was not there before.
 *
 * @param folder address of the index's folder, in full, with a slash at the end.
 */
export async function storeIndex(folder: string, site: WorkerSite): Promise<Outcome> {
  const ofKind = (addresses: readonly string[], kind: RequestKind): string[] =>
    addresses.filter((url) => {
      const asked = { url, method: 'GET', mode: 'cors', destination: '' };
      return requestKind(asked, location.origin, site) === kind;
    });
  const cache = await caches.open(cacheNames.search);
  const writer = new IndexWriter(cache);
  try {
    const listed = await listIndex(folder);
    await forEach(ofKind(listed, 'index-part'), writer.keepPart).catch(async (error: unknown) => {
      await writer.undo();
      throw error;
    });
    // They name the parts, and come when those are there.
    await forEach(ofKind(listed, 'index-entry'), writer.keepEntry);
    const kept = (await cache.keys()).map(({ url }) => url);
    await Promise.all(outdated(kept, listed, folder).map((address) => cache.delete(address)));
    return 'done';
  } catch (error) {
    // Anything else is the connection's fault.
    return error instanceof Hopeless || error instanceof SyntaxError ? 'failed' : 'later';
  }
}
