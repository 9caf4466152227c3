import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import type { StatusData, StatusLanguage } from '@site/src/plugins/translation-status/statusData';
import { languages } from '@site/src/translations/languages';
import { BehindPages } from './BehindPages';
import { GroupTable } from './GroupTable';
import { MissingPages } from './MissingPages';
import styles from './styles.module.css';

interface LanguageSectionProps {
  readonly language: StatusLanguage;
  readonly status: StatusData;
}

/** Everything about one language: groups, pages that are behind, pages that are missing. */
export function LanguageSection({ language, status }: LanguageSectionProps): ReactNode {
  const { label, htmlLang } = languages[language.language] ?? {};
  return (
    <section className={styles.language} aria-labelledby={language.language}>
      <Heading as="h2" id={language.language} className={styles.heading}>
        <bdi lang={htmlLang}>{label ?? language.language}</bdi>
      </Heading>
      <GroupTable language={language} status={status} />
      <BehindPages language={language} status={status} />
      <MissingPages language={language} status={status} />
    </section>
  );
}
