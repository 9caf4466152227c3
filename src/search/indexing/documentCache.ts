import { createContentCache, type ContentCache } from '../../content/contentCache';
import { sourceVersion } from '../../content/sourceVersion';
import { articleOf } from '../../plugins/articleOf';
import { pageDocument, type IndexedPage } from './pageDocument';
import { prominentWords } from './vocabulary';

/** A page as the index and the vocabulary take it. */
export interface IndexedDocument {
  readonly content: string;
  /** Of its title, headings, keywords, and names. */
  readonly words: readonly string[];
}

/** What came of a page: nothing is a document of pages that are not to be found. */
interface Reading {
  readonly document?: IndexedDocument;
}

/** Documents by the pages that they were made of. */
export type DocumentCache = ContentCache<Reading>;

/**
 * Documents of the last build of a language.
 *
 * @param root - Absolute path of the project.
 */
export function createDocumentCache(root: string, language: string): DocumentCache {
  const version = sourceVersion(root, [__filename]);
  return createContentCache(root, `search-${language}`, version);
}

function read(article: Buffer, page: IndexedPage, language: string): Reading {
  const document = pageDocument(article.toString(), page);
  if (!document) return {};
  const { content, headings } = document;
  return { document: { content, words: prominentWords(headings, page, language) } };
}

/**
 * A page as it is to be indexed, made anew only where it has changed.
 *
 * @param html - Whole page of the build, as it is written.
 * @returns nothing for a page that is not to be found, as {@link pageDocument} does.
 */
export function readDocument(
  html: Buffer,
  page: IndexedPage,
  language: string,
  cache?: DocumentCache,
): IndexedDocument | undefined {
  const article = articleOf(html);
  const kind = JSON.stringify([language, page]);
  const known = cache?.get(article, kind);
  if (known) return known.document;
  const reading = read(article, page, language);
  cache?.set(article, reading, kind);
  return reading.document;
}
