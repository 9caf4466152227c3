import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { currentVersion, type ProductId } from '@site/src/products';
import { useCurrentPage } from '@site/src/versions/useCurrentPage';
import styles from './styles.module.css';

interface ArchivedDemoProps {
  /** Name of the demo, by which links lead to it: the id of the code block in it. */
  readonly id: string;
  readonly title?: string;
  /** What the demo shows when it runs. */
  readonly description?: string;
  /** Its source, as it was when the release was archived. */
  readonly children: ReactNode;
}

/** A demo of an archived release: its source, and the way to the current release's, which runs. */
export function ArchivedDemo({ id, title, description, children }: ArchivedDemoProps): ReactNode {
  const { pluginId } = useDocsVersion();
  const currentPage = useCurrentPage();
  useBrokenLinks().collectAnchor(id);
  return (
    <figure className={styles.demo}>
      <figcaption className={styles.caption}>
        {title && <strong className={styles.title}>{title}. </strong>}
        {description}{' '}
        {currentPage && (
          // The current page may lose the demo later; the link then leads to the page.
          <Link to={`${currentPage}#${id}`} data-noBrokenLinkCheck>
            <Translate
              id="archivedDemo.live"
              description="Below the source of a demo: leads to the demo that runs the current release"
              values={{ version: currentVersion(pluginId as ProductId).text }}
            >
              {'Run the demo of {version}'}
            </Translate>
          </Link>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
