import fs from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../products';
import { docId } from './toSidebar';
import type { NavigationPage } from './types';

const EXTENSIONS = ['.mdx', '.md'];

function isWritten(folder: string, product: ProductId, { pathname }: NavigationPage): boolean {
  const file = path.join(folder, docId(product, pathname));
  return EXTENSIONS.some((extension) => fs.existsSync(file + extension));
}

/**
 * The tree without pages that are not written yet, and without groups that are empty then.
 * Docusaurus can't start with such entries, and the development server should: the checks name
 * them in its overlay.
 *
 * @param folder - Absolute path of the product's docs folder.
 */
export function writtenPages(
  tree: readonly NavigationPage[],
  product: ProductId,
  folder: string,
): NavigationPage[] {
  return tree.flatMap((entry) => {
    if (!entry.children) {
      return isWritten(folder, product, entry) ? [entry] : [];
    }
    const children = writtenPages(entry.children, product, folder);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
