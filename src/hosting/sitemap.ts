import type { Options, PluginOptions } from '@docusaurus/plugin-sitemap';
import type { I18nLocaleConfig } from '@docusaurus/types';
import {
  apiTabSegments,
  joinLanguagePrefix,
  removeBasePath,
  splitLanguagePrefix,
  type SiteRouting,
} from '../navigation/pathname';
import { hasHistory } from './gitHistory';

/** Name of the sitemap in the folder of each language. */
export const sitemapFile = 'sitemap.xml';

/** Languages of the site, as its configuration names them. */
export interface Languages {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly localeConfigs?: Readonly<Record<string, Partial<I18nLocaleConfig>>>;
  /** Languages that have a page of their own at a path without base path and language; all, unless given. */
  readonly languagesOf?: (pathname: string) => readonly string[];
}

/** The same page in another language, as sitemaps name it. */
export interface Alternate {
  /** Language tag, or `x-default` for readers of any other language. */
  readonly lang: string;
  readonly url: string;
}

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

function routingOf(basePath: string, { locales, defaultLocale }: Languages): Required<SiteRouting> {
  return { basePath, locales, defaultLocale };
}

/** Languages that have the page at an address. */
function localesOf(url: string, basePath: string, languages: Languages): readonly string[] {
  const { pathname } = splitLanguagePrefix(new URL(url).pathname, routingOf(basePath, languages));
  return languages.languagesOf?.(removeBasePath(pathname, basePath)) ?? languages.locales;
}

/** True for a page that has a text of its own in its language, and does not show that of another. */
function isTranslated({ url }: { readonly url: string }, basePath: string, languages: Languages) {
  const { locale } = splitLanguagePrefix(new URL(url).pathname, routingOf(basePath, languages));
  return localesOf(url, basePath, languages).includes(locale);
}

/**
 * Addresses of a page in all languages that have it, its own among them; none on a site of one
 * language.
 *
 * @param url whole address of the page in any language.
 */
export function alternatesOf(url: string, basePath: string, languages: Languages): Alternate[] {
  const { locales, defaultLocale, localeConfigs = {} } = languages;
  if (locales.length < 2) return [];
  const routing = routingOf(basePath, languages);
  const { origin, pathname } = new URL(url);
  const page = splitLanguagePrefix(pathname, routing).pathname;
  const addressIn = (locale: string) =>
    origin + joinLanguagePrefix({ locale, pathname: page }, routing);
  return [
    ...localesOf(url, basePath, languages).map((locale) => ({
      lang: localeConfigs[locale]?.htmlLang ?? locale,
      url: addressIn(locale),
    })),
    { lang: 'x-default', url: addressIn(defaultLocale) },
  ];
}

/**
 * Options of the sitemap: every page that has an address of its own and is to be found, with the day
 * of its last change and its other languages. A page that is not translated is found in English.
 */
export function sitemapOptions(basePath: string, languages: Languages): Options {
  const createSitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...params }) => {
    const items = await defaultCreateSitemapItems(params);
    const own = items.filter((item) => isTranslated(item, basePath, languages));
    return own.map((item) => {
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
