import type { ProductId } from '../products';

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
  const file = `i18n/${language}/docusaurus-plugin-content-docs-${product}/current/${path}.mdx`;
  return `${repositoryUrl.replace(/\/+$/, '')}/new/main?filename=${encodeURIComponent(file)}`;
}
