import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { rememberLanguage } from '@site/src/components/LanguageMenu/rememberedLanguage';
import { suggestionMessages } from './messages';
import styles from './styles.module.css';

interface SuggestionCardProps {
  readonly language: string;
  readonly onStay: () => void;
}

/** Offers the shown page in another language, in that language's own words. */
export default function SuggestionCard({ language, onStay }: SuggestionCardProps): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { htmlLang, direction, label } = localeConfigs[language] ?? {};
  const messages = suggestionMessages[language];
  if (!messages) {
    return null;
  }
  return (
    <section className={styles.card} lang={htmlLang} dir={direction} aria-label={label}>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.actions}>
        <a
          className={styles.read}
          href={createUrl({ locale: language, fullyQualified: false })}
          hrefLang={htmlLang}
          onClick={() => rememberLanguage(language)}
        >
          {messages.read}
        </a>
        <button type="button" className={styles.stay} onClick={onStay}>
          {messages.stay}
        </button>
      </div>
    </section>
  );
}
