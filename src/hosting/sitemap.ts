import type { Options, PluginOptions } from '@docusaurus/plugin-sitemap';
import type { I18nLocaleConfig } from '@docusaurus/types';
import { apiTabSegments, joinLanguagePrefix, splitLanguagePrefix } from '../navigation/pathname';
import { hasHistory } from './gitHistory';

/** Name of the sitemap in the folder of each language. */
export const sitemapFile = 'sitemap.xml';

/** Languages of the site, as its configuration names them. */
export interface Languages {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly localeConfigs?: Readonly<Record<string, Partial<I18nLocaleConfig>>>;
}

/** The same page in another language, as sitemaps name it. */
export interface Alternate {
  /** Language tag, or `x-default` for readers of any other language. */
  readonly lang: string;
  readonly url: string;
}

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Addresses of a page in all languages, its own among them; none on a site of one language.
 *
 * @param url whole address of the page in any language.
 */
export function alternatesOf(url: string, basePath: string, languages: Languages): Alternate[] {
  const { locales, defaultLocale, localeConfigs = {} } = languages;
  if (locales.length < 2) return [];
  const routing = { basePath, locales, defaultLocale };
  const { origin, pathname } = new URL(url);
  const page = splitLanguagePrefix(pathname, routing).pathname;
  const addressIn = (locale: string) =>
    origin + joinLanguagePrefix({ locale, pathname: page }, routing);
  return [
    ...locales.map((locale) => ({
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      url: addressIn(locale),
    })),
    { lang: 'x-default', url: addressIn(defaultLocale) },
  ];
}

/**
 * Options of the sitemap: every page that has an address of its own and is to be found, with the day
 * of its last change and its other languages.
 */
export function sitemapOptions(basePath: string, languages: Languages): Options {
  const createSitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const links = alternatesOf(item.url, basePath, languages);
      // Docusaurus passes items on to `sitemap`, which knows more than its own type says.
      return links.length > 0 ? { ...item, links } : item;
    });
  };
  return {
    filename: sitemapFile,
    // Without history there is no honest day.
    lastmod: hasHistory(__dirname) ? 'date' : null,
    // Search engines say that they do not read these.
    changefreq: null,
    priority: null,
    ignorePatterns: [
      `${basePath}**/demos/**`,
      `${basePath}**/offline/**`,
      `${basePath}**/specimens/**`,
      // Views of a guide are not pages of their own: their canonical address is the guide's.
      ...apiTabSegments.map((segment) => `${basePath}**/${segment}/`),
    ],
    createSitemapItems,
  };
}
