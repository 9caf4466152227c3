import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** This page in every language of the site, at the same place; nothing where there is but one. */
export function LanguageLinks(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const place = useHistorySelector(({ location }) => location.search + location.hash);
  const headingId = useId();
  if (locales.length < 2) {
    return null;
  }
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.legend}>
        <Translate id="preferences.language" description="Heading over the languages of the site">
          Language
        </Translate>
      </h2>
      <ul className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            {/* Another language is another build: the browser has to load it as a page of its own. */}
            <a
              href={createUrl({ locale, fullyQualified: false }) + place}
              className={styles.language}
              lang={localeConfigs[locale]?.htmlLang}
              hrefLang={localeConfigs[locale]?.htmlLang}
              aria-current={locale === currentLocale ? 'true' : undefined}
            >
              {localeConfigs[locale]?.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
