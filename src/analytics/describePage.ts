import { navigationKey, withTrailingSlash } from '../navigation/pathname';
import { productIds } from '../products';

/** Where the site answers, in the language that it was built for. */
export interface SiteAddress {
  /** Origin that canonical links name. */
  readonly url: string;
  /** Base path, which ends in the language's prefix for all languages but the default one. */
  readonly baseUrl: string;
  readonly currentLocale: string;
  readonly defaultLocale: string;
}

/** What events say of the page that they come from. */
export interface PageParameters {
  /** Address in the default language, without query and hash. */
  readonly page_location: string;
  /** Canonical pathname: without base path, language, docs tab, and trailing slash. */
  readonly page_path: string;
  readonly productId: 'core' | 'studio' | 'none';
}

/** A page under one name, in whichever language and on whichever of its tabs it is read. */
export function describePage(pathname: string, site: SiteAddress): PageParameters {
  const { url, baseUrl, currentLocale, defaultLocale } = site;
  const page_path = navigationKey(pathname, { basePath: baseUrl });
  const hasPrefix = currentLocale !== defaultLocale && baseUrl.endsWith(`/${currentLocale}/`);
  const base = hasPrefix ? baseUrl.slice(0, -currentLocale.length - 1) : baseUrl;
  const [, folder] = page_path.split('/');
  return {
    page_location: url + base.slice(0, -1) + withTrailingSlash(page_path),
    page_path,
    productId: productIds.find((id) => id === folder) ?? 'none',
  };
}
