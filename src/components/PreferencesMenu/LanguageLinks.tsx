import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { LanguageList } from '@site/src/components/LanguageMenu/LanguageList';
import styles from './styles.module.css';

/** The languages of the site, where the navbar has no room for their own menu; nothing where there is but one. */
export function LanguageLinks(): ReactNode {
  const { locales } = useDocusaurusContext().i18n;
  const headingId = useId();
  if (locales.length < 2) {
    return null;
  }
  return (
    <nav className={clsx(styles.group, styles.narrowOnly)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.legend}>
        <Translate id="preferences.language" description="Heading over the languages of the site">
          Language
        </Translate>
      </h2>
      <div className={styles.languages}>
        <LanguageList />
      </div>
    </nav>
  );
}
