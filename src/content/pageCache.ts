import path from 'node:path';
import { createContentCache, type ContentCache } from './contentCache';
import type { ParsedPage } from './page/types';
import { sourceVersion } from './sourceVersion';

/** Results of parsing by content, so that only changed pages are parsed again. */
export type PageCache = ContentCache<ParsedPage>;

/** Modules that make a page of bytes. */
const READERS = ['page/parsePage', 'page/mdxParser'].map((name) => path.join(__dirname, name));

/** Parsed pages of the last run and of this one. */
export function createPageCache(root: string): PageCache {
  return createContentCache(root, 'pages', sourceVersion(root, READERS));
}
