import path from 'node:path';
import { createContentCache, readerVersion, type ContentCache } from './contentCache';
import type { ParsedPage } from './page/types';

/** Results of parsing by content, so that only changed pages are parsed again. */
export type PageCache = ContentCache<ParsedPage>;

/** Folders of the code that reads pages. */
const READER_FOLDERS = ['page', '../remark/code-blocks', '../remark/file-tree', '../code-variants'];

/** Parsed pages of the last run and of this one. */
export function createPageCache(root: string): PageCache {
  const folders = READER_FOLDERS.map((name) => path.join(__dirname, name));
  return createContentCache(root, 'pages', readerVersion(root, folders));
}
