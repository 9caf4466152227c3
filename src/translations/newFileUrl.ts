import type { ProductId } from '../products';
import { translationFolder } from './translationFolder';

/**
 * Where the repository's host lets a reader write the translation of a page.
 *
 * @param repositoryUrl address of a repository whose host has `/new/<branch>` with a file name.
 * @param path path of the page below its product, without extension.
 */
export function newFileUrl(
  repositoryUrl: string,
  language: string,
  product: ProductId,
  path: string,
): string {
  const file = `${translationFolder(language, product)}/${path}.mdx`;
  return `${repositoryUrl.replace(/\/+$/, '')}/new/main?filename=${encodeURIComponent(file)}`;
}
