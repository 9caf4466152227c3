import type { Config } from '@docusaurus/types';
import { defaultLanguage, languageBasePath } from '../../translations/languages';
import { writePseudoLocale } from './writePseudoLocale';

/** Tag that browsers and tools know for text in pseudo-English. */
export const pseudoLocale = 'en-XA';

/**
 * With `PSEUDO_LOCALE=1`, adds a language in which every interface string is marked, and makes it the
 * one that the site is built in without prefix: `PSEUDO_LOCALE=1 npx docusaurus build --locale en-XA`.
 * What is not marked there can't be translated. Otherwise the configuration stays as it is.
 *
 * @param siteDir - Absolute path of the project.
 */
export function withPseudoLocale(config: Config, siteDir: string): Config | Promise<Config> {
  return process.env.PSEUDO_LOCALE === '1' ? addPseudoLocale(config, siteDir) : config;
}

async function addPseudoLocale(config: Config, siteDir: string): Promise<Config> {
  const { baseUrl, i18n } = config;
  return {
    ...config,
    i18n: {
      ...i18n,
      defaultLocale: pseudoLocale,
      locales: [pseudoLocale, ...(i18n?.locales ?? [])],
      localeConfigs: {
        ...i18n?.localeConfigs,
        [defaultLanguage]: {
          ...i18n?.localeConfigs?.[defaultLanguage],
          baseUrl: `${languageBasePath(defaultLanguage, baseUrl)}${defaultLanguage}/`,
        },
        [pseudoLocale]: {
          label: pseudoLocale,
          htmlLang: pseudoLocale,
          direction: 'ltr',
          path: await writePseudoLocale(siteDir),
          translate: true,
          baseUrl,
        },
      },
    },
  };
}
