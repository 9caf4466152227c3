import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { useEffect, useState, type ReactNode } from 'react';
import { basePath } from '@site/src/site';
import { keptPages, type KeptPage } from './keptPages';
import styles from './styles.module.css';
import { wantedPage } from './wantedPage';

/** What is known only in the browser, after the page has been taken over there. */
interface Situation {
  readonly wanted: string | undefined;
  readonly pages: readonly KeptPage[];
}

function useSituation(): Situation | undefined {
  const { i18n } = useDocusaurusContext();
  const [situation, setSituation] = useState<Situation>();
  useEffect(() => {
    const wanted = wantedPage(location.search, location.origin, basePath);
    const routing = { basePath, locales: i18n.locales, defaultLocale: i18n.defaultLocale };
    let stale = false;
    void keptPages(i18n.currentLocale, routing).then((pages) => {
      if (!stale) setSituation({ wanted, pages });
    });
    return () => {
      stale = true;
    };
  }, [i18n]);
  return situation;
}

/** Goes on to the wanted page as soon as there is a connection. */
function useReturn(wanted: string | undefined): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const goOn = (): void => location.replace(wanted + location.hash);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [wanted]);
}

/** Stands in for a page that is not on the reader's device while there is no connection. */
export function OfflinePage(): ReactNode {
  const situation = useSituation();
  useReturn(situation?.wanted);
  return (
    <main className={styles.main} data-needs-scripts>
      <Heading as="h1" className={styles.title}>
        <Translate id="offline.title" description="Title of the page shown without a connection">
          You are offline
        </Translate>
      </Heading>
      <p className={styles.lead}>
        {situation?.wanted ? (
          <Translate id="offline.wanted" values={{ address: <code>{situation.wanted}</code> }}>
            {'{address} is not kept on this device. It opens by itself once there is a connection.'}
          </Translate>
        ) : (
          <Translate id="offline.lead">
            The page you asked for is not kept on this device, and there is no connection.
          </Translate>
        )}
      </p>
      {situation?.wanted && (
        <p>
          <a className={styles.retry} href={situation.wanted}>
            <Translate id="offline.retry" description="Link that asks for the page again">
              Try again
            </Translate>
          </a>
        </p>
      )}
      {situation && situation.pages.length > 0 && (
        <section aria-labelledby="kept-pages">
          <Heading as="h2" id="kept-pages" className={styles.heading}>
            <Translate id="offline.pages" description="Heading of the list of pages kept here">
              Pages you can read now
            </Translate>
          </Heading>
          <ul className={styles.pages}>
            {situation.pages.map(({ pathname, title }) => (
              <li key={pathname}>
                <a href={pathname}>
                  <span>{title}</span>
                  <span className={styles.address}>{pathname.slice(basePath.length - 1)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
