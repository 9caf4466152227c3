import { joinLanguagePrefix, splitLanguagePrefix } from '../navigation/pathname';
import { siteRouting } from '../navigation/wantedPage';

/** Languages of the site as pages know them. */
type SiteLanguages = Parameters<typeof siteRouting>[1];

/**
 * Path of the same page in the language that pages are written in.
 *
 * @param permalink path of a page with base path and language prefix.
 * @param baseUrl base path of the current language, with slashes at both ends.
 */
export function englishPath(permalink: string, baseUrl: string, languages: SiteLanguages): string {
  const routing = siteRouting(baseUrl, languages);
  const { pathname } = splitLanguagePrefix(permalink, routing);
  return joinLanguagePrefix({ locale: languages.defaultLocale, pathname }, routing);
}
