import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { StatusLanguage, StatusPage } from '@site/src/plugins/translation-status/statusData';
import { languages } from '@site/src/translations/languages';
import { pagesOf, percentCurrent } from './counts';
import { stateLabels } from './labels';
import styles from './cards.module.css';

interface LanguageCardProps {
  readonly language: StatusLanguage;
  readonly pages: readonly StatusPage[];
}

/** A language at a glance; leads to its part of the page. */
export function LanguageCard({ language, pages }: LanguageCardProps): ReactNode {
  const { label, htmlLang } = languages[language.language] ?? {};
  const share = percentCurrent(pages, language);
  const labels = stateLabels();
  const states = (['current', 'behind', 'unstamped', 'missing'] as const)
    .map((state) => ({ state, count: pagesOf(pages, language, state).length }))
    .filter(({ state, count }) => state !== 'unstamped' || count > 0);
  return (
    <li className={styles.card}>
      <a href={`#${language.language}`} className={styles.cardLink}>
        <bdi lang={htmlLang}>{label ?? language.language}</bdi>
      </a>
      <p className={styles.share}>
        {translate(
          {
            id: 'translations.percent',
            message: '{percent}% current',
            description: 'Share of the pages of a language that say what English says',
          },
          { percent: share },
        )}
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${share}%`} height="100%" />
      </svg>
      <dl className={styles.counts}>
        {states.map(({ state, count }) => (
          <div key={state}>
            <dt>{labels[state]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
