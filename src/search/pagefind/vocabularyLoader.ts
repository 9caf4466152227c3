import type { VocabularyEntry } from '../didYouMean';
import { vocabularyFile } from '../indexFiles';

async function load(file: string): Promise<readonly VocabularyEntry[]> {
  // It keeps its name when it changes.
  const response = await fetch(file, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file}  answered ${response.status}`);
  return (await response.json()) as readonly VocabularyEntry[];
}

/**
 * Reads the words for "did you mean", once. While they don't arrive, there are none: a search that
 * has results keeps them, and the next one asks again.
 *
 * @param address folder of the index, with a slash at the end.
 */
export function vocabularyLoader(address: string): () => Promise<readonly VocabularyEntry[]> {
  let words: Promise<readonly VocabularyEntry[]> | undefined;
  return () => {
    words ??= load(address + vocabularyFile).catch(() => {
      words = undefined;
      return [];
    });
    return words;
  };
}
