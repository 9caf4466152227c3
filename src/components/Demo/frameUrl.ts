import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { CodeStyling } from '@site/src/preferences/types';

/**
 * Base path of the site's default language, with slashes at both ends: demos are built once, for
 * all languages.
 */
export function useDemosBase(): string {
  const { i18n, siteConfig } = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
}

/**
 * Address of a demo's own page.
 *
 * @param base what {@link useDemosBase} says.
 * @param address path below `/demos/`.
 * @param styling left out for the styling that every demo has.
 */
export function demoUrl(base: string, address: string, styling: CodeStyling = 'system'): string {
  return `${base}demos/${address}/${styling === 'system' ? '' : `?styling=${styling}`}`;
}

/** The same for a window of the demo's own, where no page around it says how it is read. */
export function windowUrl(url: string): string {
  const { lang, dir } = document.documentElement;
  const { pathname, searchParams } = new URL(url, window.location.origin);
  if (lang && lang !== 'en') searchParams.set('lang', lang);
  if (dir === 'rtl') searchParams.set('dir', dir);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}
