import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Keys } from '@site/src/components/ShortcutsDialog/Keys';
import type { SearchConfiguration } from '@site/src/search/configuration';
import styles from './dialog.module.css';

const services = {
  algolia: { name: 'Algolia', href: 'https://www.algolia.com/' },
  typesense: { name: 'Typesense', href: 'https://typesense.org/' },
} as const;

/** Keys that work in the dialog, and who searches if it is not the site itself. */
export function Footer({ provider }: Pick<SearchConfiguration, 'provider'>): ReactNode {
  const service = provider === 'pagefind' ? undefined : services[provider];
  return (
    <footer className={styles.footer}>
      <span className={styles.hint}>
        <Keys keys={['↑', '↓']} />
        <Translate id="search.keys.move">to move</Translate>
      </span>
      <span className={styles.hint}>
        <Keys keys={['Enter']} />
        <Translate id="search.keys.open">to open</Translate>
      </span>
      <span className={styles.hint}>
        <Keys keys={['Escape']} />
        <Translate id="search.keys.close">to close</Translate>
      </span>
      {service && (
        <a className={styles.service} href={service.href} target="_blank" rel="noreferrer">
          <Translate id="search.service" values={{ service: service.name }}>
            {'Search by {service}'}
          </Translate>
        </a>
      )}
    </footer>
  );
}
