import { searchIndex, type IndexAnswer, type SearchIndex } from '../engine';
import type { IndexLocation } from '../pagefind/loadIndex';
import { loadIndex } from '../pagefind/loadIndex';
import {
  SearchUnavailableError,
  type SearchProvider,
  type SearchRequest,
  type SearchResults,
} from '../types';
import { LateError, within } from '../within';
import { fetchAnew } from './fetchAnew';
import { patientIndex } from './patientIndex';

/** Milliseconds after which a search that has not come to an end has failed. */
const patience = 10_000;

/** Milliseconds for files that are there, and come once more in case they are damaged. */
const freshPatience = 2000;

const resultsOf = ({ isStale: _, ...results }: IndexAnswer): SearchResults => results;

/**
 * Searches the indexes that the build wrote: one of all current releases, and one of each archived
 * release. Nothing is loaded before the first search or warm-up.
 *
 * A deployment may replace the files of an index in an open tab, and a copy that the browser keeps may
 * be damaged. What is missing then opens the index anew, once for each search.
 *
 * @param locate - Where the index of an archived release is, or that of the current ones.
 */
export function pagefindProvider(
  locate: (version: string | undefined) => IndexLocation,
): SearchProvider {
  const indexes = new Map<string | undefined, Promise<SearchIndex>>();

  const forget = (version: string | undefined, index: Promise<SearchIndex>): void => {
    // Another search may have opened it anew already.
    if (indexes.get(version) === index) indexes.delete(version);
  };

  const open = (version?: string): Promise<SearchIndex> => {
    const known = indexes.get(version);
    if (known) return known;
    const index = loadIndex(locate(version)).then(patientIndex);
    indexes.set(version, index);
    // The next attempt starts anew.
    index.catch(() => forget(version, index));
    return index;
  };

  const searchAnew = async (request: SearchRequest): Promise<IndexAnswer> => {
    const { version } = request.filters;
    const opening = open(version);
    const index = await opening;
    try {
      return await searchIndex(index, request);
    } catch (error) {
      forget(version, opening);
      throw error;
    }
  };

  const searchTwice = async (request: SearchRequest): Promise<SearchResults> => {
    const { version } = request.filters;
    const opening = open(version);
    const index = await opening;
    let found: IndexAnswer = { pages: [] };
    try {
      found = await searchIndex(index, request);
      if (!found.isStale) return resultsOf(found);
    } catch {
      // Below.
    }
    forget(version, opening);
    try {
      await within(fetchAnew(locate(version).address), freshPatience).catch(() => {});
      const again = await searchAnew(request);
      // That nothing was found can not be said where parts of the index are missing.
      if (again.isStale && again.pages.length === 0) {
        throw new SearchUnavailableError('search index  has missing parts -> deploy it as a whole');
      }
      return resultsOf(again);
    } catch (error) {
      if (found.pages.length > 0) return resultsOf(found);
      throw error;
    }
  };

  return {
    filtersByKind: true,
    async warmUp() {
      await open();
    },
    async search(request) {
      try {
        return await within(searchTwice(request), patience);
      } catch (error) {
        if (!(error instanceof LateError)) throw error;
        // It would keep the next attempt waiting, too.
        indexes.delete(request.filters.version);
        throw new SearchUnavailableError('search index  does not answer', { cause: error });
      }
    },
  };
}
