import type { Options } from '@docusaurus/plugin-content-docs';
import { currentVersion, products, type ProductId } from '../products';

/**
 * Releases of a product as the docs plugin takes them. Archived ones are kept from search engines.
 * Labels stand in the version picker and the banner, never as badges.
 */
export function docsOptions(product: ProductId): Pick<Options, 'lastVersion' | 'versions'> {
  const archived = products[product].versions.filter(({ current }) => !current);
  return {
    lastVersion: 'current',
    versions: {
      current: { label: currentVersion(product).text, badge: false },
      ...Object.fromEntries(
        archived.map(({ text }) => [
          text,
          { label: text, badge: false, noIndex: true, banner: 'unmaintained' as const },
        ]),
      ),
    },
  };
}
