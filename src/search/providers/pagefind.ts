import { searchIndex, type SearchIndex } from '../engine';
import type { IndexLocation } from '../pagefind/loadIndex';
import { loadIndex } from '../pagefind/loadIndex';
import type { SearchProvider } from '../types';

/**
 * Searches the indexes that the build wrote: one of all current releases, and one of each archived
 * release. Nothing is loaded before the first search or warm-up.
 *
 * @param locate - Where the index of an archived release is, or that of the current ones.
 */
export function pagefindProvider(
  locate: (version: string | undefined) => IndexLocation,
): SearchProvider {
  const indexes = new Map<string | undefined, Promise<SearchIndex>>();
  const open = (version?: string): Promise<SearchIndex> => {
    const known = indexes.get(version);
    if (known) return known;
    const index = loadIndex(locate(version)).catch((error: unknown) => {
      // The next attempt starts anew.
      indexes.delete(version);
      throw error;
    });
    indexes.set(version, index);
    return index;
  };
  return {
    filtersByKind: true,
    async warmUp() {
      await open();
    },
    async search(request) {
      return searchIndex(await open(request.filters.version), request);
    },
  };
}
