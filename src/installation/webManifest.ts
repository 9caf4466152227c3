import { productHome, productIds, products, type ProductId } from '../products';
import { basePath } from '../site';
import { icons } from './icons';
import type { ThemeColors } from './themeColors';

/** Name of the file below the base path and the language prefix. */
export const manifestFile = 'manifest.webmanifest';

/** The site in one language. */
export interface ManifestSource {
  /** Name of the portal. */
  readonly name: string;
  /** What each product is, in a few words. */
  readonly descriptions: Readonly<Record<ProductId, string>>;
  /** Base path with the language prefix. */
  readonly baseUrl: string;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colors: ThemeColors;
}

/** The web application manifest, which says how the site looks once it is installed. */
export function webManifest(source: ManifestSource) {
  const { name, descriptions, baseUrl, language, direction, colors } = source;
  return {
    // One application, whatever language it was installed from.
    id: basePath,
    name,
    short_name: 'Toolpad',
    lang: language,
    dir: direction,
    start_url: baseUrl,
    scope: basePath,
    display: 'standalone',
    theme_color: colors.light,
    background_color: colors.light,
    categories: ['developer', 'education'],
    icons: icons.map(({ file, size, purpose }) => ({
      src: basePath + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: productIds.map((id) => ({
      name: products[id].name,
      description: descriptions[id],
      url: baseUrl + productHome(id).slice(1),
      icons: [{ src: `${basePath}img/icons/icon-192.png`, sizes: '192x192', type: 'image/png' }],
    })),
  };
}
