import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { ReloadNotice } from '@site/src/components/ReloadNotice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { servedPart, type ServedPart } from './servedPart';
import styles from './styles.module.css';

interface ServedPageProps {
  /** Id of the element of the document that is shown. */
  readonly part: string;
  /** Renders the page that has failed once more. */
  readonly tryAgain: () => void;
  /** What is shown if the document can't be had. */
  readonly children: ReactNode;
}

/** Another page may well work, and the one that has failed is not to stand in its place. */
function useNextPage(tryAgain: () => void): void {
  const { pathname } = useLocation();
  const failed = useRef(pathname);
  useEffect(() => {
    if (pathname !== failed.current) tryAgain();
  }, [pathname, tryAgain]);
}

/** Shows a page whose program has failed as the server has it, so that it can be read none the less. */
export function ServedPage({ part, tryAgain, children }: ServedPageProps): ReactNode {
  const [served, setServed] = useState<ServedPart | 'missing'>();
  useEffect(() => {
    void servedPart(location.href, part).then((found) => setServed(found ?? 'missing'));
  }, [part]);
  useNextPage(tryAgain);
  if (served === undefined) return null;
  if (served === 'missing') return children;
  return (
    <>
      <Head>
        <title>{served.title}</title>
      </Head>
      {/* Its own HTML, from its own server. Its links load their pages anew, with programs that work. */}
      <div className={styles.served} dangerouslySetInnerHTML={{ __html: served.html }} />
      <ReloadNotice />
    </>
  );
}
