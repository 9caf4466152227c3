import type { ReactNode } from 'react';
import { Development } from './Development';
import { Production } from './Production';
import styles from './styles.module.css';

/** What an app of Toolpad Studio consists of while it runs, and what talks to what. */
export function StudioArchitecture(): ReactNode {
  return (
    <figure className={styles.figure}>
      <Development />
      <Production />
    </figure>
  );
}
