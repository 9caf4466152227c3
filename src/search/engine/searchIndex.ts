import type { VocabularyEntry } from '../didYouMean';
import type { Pagefind, PagefindFragment } from './pagefindApi';

/**
 * Whether the files of an opened index are still there: a deployment replaces them, and a tab that
 * was open before goes on asking for the old ones.
 */
export type IndexState = 'current' | 'replaced' | 'unreachable';

/** Where an index and what belongs to it come from: the network, or a folder. */
export interface SearchIndex {
  readonly pagefind: Pagefind;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly pageCount: number;
  /** What the index keeps of a page, by the `id` of a result. Rejects if that does not arrive. */
  readonly loadPage: (id: string) => Promise<PagefindFragment>;
  /** Empty if it does not arrive: search works without, and asks for it again. */
  loadVocabulary(): Promise<readonly VocabularyEntry[]>;
  /** Asks whether the index is still the one that was opened. Never rejects. */
  state(): Promise<IndexState>;
}
