import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { docsTabOf, removeBasePath } from '@site/src/navigation/pathname';
import { productIds, products } from '@site/src/products';

/** True for a page that stands for itself in search engines, and not for another page. */
export function isCanonical(pathname: string): boolean {
  const isArchived = productIds.some((id) =>
    products[id].versions.some(
      ({ text, current }) => !current && pathname.startsWith(`/${id}/${text}/`),
    ),
  );
  return !isArchived && docsTabOf(pathname) === undefined;
}

/** Open Graph writes an underscore where language tags have a hyphen. */
const openGraphLocale = (tag: string): string => tag.replace('-', '_');

/** True for a page of documentation, which tells of its languages itself: not all have each page. */
export function isDocsPage(pathname: string): boolean {
  return productIds.some((id) => pathname.startsWith(`/${id}/`) && pathname.length > id.length + 2);
}

interface LanguagesProps {
  /** Languages besides the default one that have the page; all of them unless given. */
  readonly translated?: readonly string[];
}

/** Tells of the page's language and, on a page that search engines keep, of its other languages. */
export function Languages({ translated }: LanguagesProps): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { createUrl } = useAlternatePageUtils();
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const hasPage = (locale: string): boolean =>
    locale === defaultLocale || !translated || translated.includes(locale);
  const own = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  const languages = Object.entries(localeConfigs)
    .filter(([locale]) => hasPage(locale))
    .map(([locale, { htmlLang }]) => ({ locale, htmlLang }));
  const alternates = [...languages, { locale: defaultLocale, htmlLang: 'x-default' }];
  return (
    <Head>
      {hasPage(currentLocale) &&
        isCanonical(removeBasePath(pathname, siteConfig.baseUrl)) &&
        alternates.map(({ locale, htmlLang }) => (
          <link
            key={htmlLang}
            rel="alternate"
            href={createUrl({ locale, fullyQualified: true })}
            hrefLang={htmlLang}
          />
        ))}
      <meta property="og:locale" content={openGraphLocale(own)} />
      {languages
        .filter(({ htmlLang }) => htmlLang !== own)
        .map(({ htmlLang }) => (
          <meta
            key={`meta-${htmlLang}`}
            property="og:locale:alternate"
            content={openGraphLocale(htmlLang)}
          />
        ))}
    </Head>
  );
}
