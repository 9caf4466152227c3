import type { SearchIndex } from '../engine';
import { pagefindRanking, type PagefindModule } from '../engine/pagefindApi';
import { SearchUnavailableError, SearchUnsupportedError } from '../types';
import { indexState, indexVersion } from './indexVersion';
import { pageLoader } from './pageLoader';
import { vocabularyLoader } from './vocabularyLoader';

/** Where an index is and what it holds. */
export interface IndexLocation {
  /** Address of the folder with the index, with a slash at the end. */
  readonly address: string;
  /** Path before the addresses of its pages, with a slash at the end. */
  readonly baseUrl: string;
  /** Loads Pagefind's module out of that folder. */
  readonly loadModule: () => Promise<PagefindModule>;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly pageCount: number;
}

/** What an index is read with. Browsers set to high security, as in Lockdown Mode, turn the first off. */
const requirements = ['WebAssembly', 'DecompressionStream'] as const;

/**
 * Opens an index.
 *
 * @throws {@link SearchUnsupportedError} if the browser has no WebAssembly, or unpacks no files.
 * @throws {@link SearchUnavailableError} if there is none, or it does not arrive.
 */
export async function loadIndex(location: IndexLocation): Promise<SearchIndex> {
  const { address, baseUrl, language, pageCount } = location;
  const missing = requirements.find((name) => !(name in globalThis));
  if (missing) throw new SearchUnsupportedError(`this browser has no ${missing}`);
  const opened = indexVersion(address);
  opened.catch(() => {});
  try {
    const { createInstance } = await location.loadModule();
    // A worker would have to load the engine a second time, for searches that take milliseconds.
    const pagefind = createInstance({ basePath: address, language, noWorker: true });
    await pagefind.init();
    await pagefind.options({ ranking: pagefindRanking });
    return {
      pagefind,
      language,
      pageCount,
      loadPage: pageLoader(address, baseUrl),
      loadVocabulary: vocabularyLoader(address),
      state: () => indexState(address, opened),
    };
  } catch (cause) {
    throw new SearchUnavailableError(`${address}  the search index can't be loaded`, { cause });
  }
}
