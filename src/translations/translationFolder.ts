import type { ProductId } from '../products';

/** Folder of the translated pages of a product's current release, from the project root. */
export function translationFolder(language: string, product: ProductId): string {
  return `i18n/${language}/docusaurus-plugin-content-docs-${product}/current`;
}
