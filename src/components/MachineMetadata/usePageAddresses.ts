import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addBasePath, withTrailingSlash } from '@site/src/navigation/pathname';
import type { SiteFacts } from './structuredData';

/** Turns paths of this language into addresses. */
export interface PageAddresses {
  readonly site: SiteFacts;
  /** Whole address of a file; `path` is below the base path of the language. */
  readonly fileUrl: (path: string) => string;
  /** Whole address of a page. */
  readonly pageUrl: (pathname: string) => string;
}

/** Addresses with host, as machines that read a page elsewhere need them. */
export function usePageAddresses(): PageAddresses {
  const { siteConfig, i18n } = useDocusaurusContext();
  const fileUrl = (path: string) => siteConfig.url + addBasePath(path, siteConfig.baseUrl);
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    site: { name: siteConfig.title, url: fileUrl('/'), language },
    fileUrl,
    pageUrl: (pathname) => fileUrl(withTrailingSlash(pathname)),
  };
}
