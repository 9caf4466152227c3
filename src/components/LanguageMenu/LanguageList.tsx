import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useShownTranslation } from '@site/src/translations/shownPage';
import { rememberLanguage } from './rememberedLanguage';
import styles from './styles.module.css';
import { useAddressKey } from './useAddressKey';

/** This page in every language of the site, at the same place. Says where its text stays in English. */
export function LanguageList(): ReactNode {
  const { currentLocale, defaultLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const place = useHistorySelector(({ location }) => location.search + location.hash);
  const translation = useShownTranslation();
  const key = useAddressKey();
  const isTranslated = (locale: string): boolean =>
    locale === defaultLocale || !translation || translation.languages.includes(locale);
  return (
    <ul key={key} className={styles.list}>
      {locales.map((locale) => (
        <li key={locale}>
          {/* Another language is another build: the browser has to load it as a page of its own. */}
          <a
            href={createUrl({ locale, fullyQualified: false }) + place}
            className={styles.language}
            hrefLang={localeConfigs[locale]?.htmlLang}
            aria-current={locale === currentLocale ? 'true' : undefined}
            onClick={() => rememberLanguage(locale)}
          >
            <bdi lang={localeConfigs[locale]?.htmlLang}>{localeConfigs[locale]?.label}</bdi>
            {!isTranslated(locale) && (
              <span className={styles.mark}>
                <Translate
                  id="languageMenu.untranslated"
                  description="Behind a language in which the text of the shown page is in English"
                >
                  page in English
                </Translate>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
