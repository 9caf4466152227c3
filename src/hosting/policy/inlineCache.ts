import path from 'node:path';
import { createContentCache } from '../../content/contentCache';
import { sourceVersion } from '../../content/sourceVersion';
import { inlineCode, type InlineCode } from './inlineCode';

/** Finds code in pages, and keeps for later builds what it has found. */
export interface InlineCache {
  /** As {@link inlineCode}. */
  readonly find: (html: string) => readonly InlineCode[];
  /** Keeps what was found in this build for the next one. */
  readonly save: () => void;
}

/**
 * Code in the pages that a build has written, by their whole content: to look a page up takes a fifth
 * of the time of reading it.
 *
 * @param root - Absolute path of the project.
 * @param language - Of the pages.
 */
export function createInlineCache(root: string, language: string): InlineCache {
  const cache = createContentCache<readonly InlineCode[]>(
    root,
    `inline-code-${language}`,
    sourceVersion(root, [path.join(__dirname, 'inlineCode')]),
  );
  return {
    find(html) {
      const bytes = Buffer.from(html);
      const known = cache.get(bytes);
      if (known) return known;
      const found = inlineCode(html);
      cache.set(bytes, found);
      return found;
    },
    save: cache.save,
  };
}
