import type { DocsVersion } from './docsVersions';

/**
 * What an address of a page's own product means on that page. Authors write `/core/api/account/`
 * whichever release they write about: an archived page leads to the archived page, and a page stays
 * true when it is cut. Addresses that name a release, and the product's start page, mean what they say.
 *
 * @param address - Site-absolute, without base path.
 */
export function versionAddress(
  address: string,
  { product, root, isArchived }: Pick<DocsVersion, 'product' | 'root' | 'isArchived'>,
): string {
  const prefix = `/${product}/`;
  const below = address.slice(prefix.length);
  const isOwn = address.startsWith(prefix) && /^[a-z]/.test(below);
  return isArchived && isOwn ? `${root}/${below}` : address;
}
