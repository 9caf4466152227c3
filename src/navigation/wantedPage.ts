import {
  joinLanguagePrefix,
  removeBasePath,
  splitLanguagePrefix,
  type SiteRouting,
} from './pathname';

/** Languages of the site, and the one of the page that asks. */
interface CurrentLanguage {
  readonly currentLocale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

/**
 * How addresses of the whole site are read.
 *
 * @param baseUrl base path of the current language, with slashes at both ends.
 */
export function siteRouting(baseUrl: string, languages: CurrentLanguage): Required<SiteRouting> {
  const { currentLocale, defaultLocale, locales } = languages;
  const folder = currentLocale === defaultLocale ? '' : `${currentLocale}/`;
  const basePath = baseUrl.endsWith(`/${folder}`)
    ? baseUrl.slice(0, baseUrl.length - folder.length)
    : baseUrl;
  return { basePath, locales, defaultLocale };
}

/** What a reader of an address that does not exist was after. */
export interface WantedPage {
  /** Language of the address. */
  readonly locale: string;
  /** The rest, without base path. */
  readonly pathname: string;
  /** Address with base path of another page in the same language. */
  readonly addressOf: (pathname: string) => string;
}

/**
 * Reads an address that does not exist. Its language may be another one than that of the 404 page
 * that tells so: many hosts have one such page for all.
 */
export function wantedPage(address: string, routing: Required<SiteRouting>): WantedPage {
  const { locale, pathname } = splitLanguagePrefix(address, routing);
  const { basePath } = routing;
  return {
    locale,
    pathname: removeBasePath(pathname, basePath),
    addressOf: (page) =>
      joinLanguagePrefix({ locale, pathname: basePath.replace(/\/$/, '') + page }, routing),
  };
}
