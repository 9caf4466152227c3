import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

// Change: a landmark with a visible name, and a marker that follows the reader along one hairline.
export default function TOC({ className, ...props }: Props): ReactNode {
  const id = useId();
  return (
    <nav className={clsx(styles.toc, 'thin-scrollbar', className)} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        <Translate id="theme.TOC.title" description="Heading over the table of contents of a page">
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        className={styles.list}
        linkClassName={styles.link}
        linkActiveClassName={styles.active}
      />
    </nav>
  );
}
