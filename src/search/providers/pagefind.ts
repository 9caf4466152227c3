import { searchIndex, type SearchIndex } from '../engine';
import type { IndexLocation } from '../pagefind/loadIndex';
import { loadIndex } from '../pagefind/loadIndex';
import type { SearchProvider } from '../types';

/** Searches the index that the build wrote. Nothing is loaded before the first search or warm-up. */
export function pagefindProvider(location: IndexLocation): SearchProvider {
  let index: Promise<SearchIndex> | undefined;
  const open = (): Promise<SearchIndex> => {
    index ??= loadIndex(location).catch((error: unknown) => {
      // The next attempt starts anew.
      index = undefined;
      throw error;
    });
    return index;
  };
  return {
    filtersByKind: true,
    async warmUp() {
      await open();
    },
    async search(request) {
      return searchIndex(await open(), request);
    },
  };
}
