import type { Files } from '../files';
import { classify, translationsFolder } from './translationPaths';

/** A translation and the English page that it is of, by their paths from the project root. */
export interface TranslationPair {
  readonly language: string;
  readonly file: string;
  readonly english: string;
}

/**
 * Translations that have an English page.
 *
 * @param pages - Files of all English pages.
 */
export function translationPairs(files: Files, pages: ReadonlySet<string>): TranslationPair[] {
  return files.list(translationsFolder).flatMap((file) => {
    const found = classify(file);
    return found.kind === 'page' && pages.has(found.english)
      ? [{ language: found.language, file, english: found.english }]
      : [];
  });
}
