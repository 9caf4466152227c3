import Link from '@docusaurus/Link';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, type ReactNode } from 'react';
import { rememberLanguage } from '@site/src/components/LanguageMenu/rememberedLanguage';
import { useAddressKey } from '@site/src/components/LanguageMenu/useAddressKey';
import styles from './styles.module.css';

/** The page in the other languages of the site, and how far they are; nothing where there is but one. */
export function FooterLanguages(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const id = useId();
  const key = useAddressKey();
  if (locales.length < 2) {
    return null;
  }
  return (
    <nav key={key} className={styles.languages} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        <Translate id="preferences.language" description="Heading over the languages of the site">
          Language
        </Translate>
      </span>
      {locales.map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={createUrl({ locale, fullyQualified: false })}
          hrefLang={localeConfigs[locale]?.htmlLang}
          lang={localeConfigs[locale]?.htmlLang}
          aria-current={locale === currentLocale ? 'true' : undefined}
          onClick={() => rememberLanguage(locale)}
        >
          {localeConfigs[locale]?.label}
        </a>
      ))}
      <Link className={styles.state} to="/translations/">
        <Translate
          id="translations.title"
          description="Title of the page about the state of all translations"
        >
          Translations
        </Translate>
      </Link>
    </nav>
  );
}
