import { currentVersion, productIds } from '../../products';
import type { VocabularyEntry } from '../didYouMean';
import type { SearchIndex } from '../engine';
import { pagefindRanking, type PagefindModule } from '../engine/pagefindApi';
import { vocabularyFile } from '../indexFiles';
import { SearchUnavailableError, versionKey } from '../types';

/** Where an index is and what it holds. */
export interface IndexLocation {
  /** Address of the folder with the index, with a slash at the end. */
  readonly address: string;
  /** Loads Pagefind's module out of that folder. */
  readonly loadModule: () => Promise<PagefindModule>;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly pageCount: number;
  /** Releases in the index. */
  readonly versions: readonly string[];
}

/** Releases to search if the reader asks for none: a filter costs a file, so only if there are others. */
function defaultVersions(versions: readonly string[]): string[] {
  const current = productIds.map((id) => versionKey(id, currentVersion(id).text));
  return versions.every((version) => current.includes(version)) ? [] : current;
}

/**
 * Opens an index.
 *
 * @throws {@link SearchUnavailableError} if there is none, or it does not arrive.
 */
export async function loadIndex(location: IndexLocation): Promise<SearchIndex> {
  const { address, language, pageCount, versions } = location;
  try {
    const { createInstance } = await location.loadModule();
    // A worker would have to load the engine a second time, for searches that take milliseconds.
    const pagefind = createInstance({ basePath: address, language, noWorker: true });
    await pagefind.init();
    await pagefind.options({ ranking: pagefindRanking });
    let vocabulary: Promise<readonly VocabularyEntry[]> | undefined;
    return {
      pagefind,
      language,
      pageCount,
      currentVersions: defaultVersions(versions),
      loadVocabulary: () => (vocabulary ??= fetch(address + vocabularyFile).then((r) => r.json())),
    };
  } catch (cause) {
    throw new SearchUnavailableError(`${address}  the search index can't be loaded`, { cause });
  }
}
