import { isGeneratedPage } from '../api-reference/pages/write';
import type { ProductId } from '../products';
import {
  readableDocsVersions,
  sidebarsFile,
  versionsFile,
  type DocsVersion,
} from '../versions/docsVersions';
import type { Files } from './files';

/** True for a list that is gone, while pages of its releases are there: nothing else is right then. */
export function isListGone(product: ProductId, files: Files): boolean {
  return !files.exists(versionsFile(product)) && files.list(`${product}_versioned_docs`).length > 0;
}

/** True for a release of which there is something besides its name: pages, or a sidebar. */
export function hasArchive(product: ProductId, text: string, files: Files): boolean {
  return readableDocsVersions(files.root)
    .filter((version) => version.isArchived && version.product === product)
    .some((version) => version.text === text && !isGone(version, files));
}

/** True for a release that is listed, and of which there is neither a sidebar nor a page. */
export function isGone(version: DocsVersion, files: Files): boolean {
  return !files.isFile(sidebarsFile(version)) && files.list(version.folder).every(isGeneratedPage);
}
