import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface LinkListProps {
  /** Id of the heading, which names the list's region. */
  readonly id: string;
  readonly heading: ReactNode;
  /** Items: `li` elements with a link, and in it a mark, a name, and a {@link LinkNote}. */
  readonly children: ReactNode;
}

/** A heading, and links below each other that lead on from a page where one can't stay. */
export function LinkList({ id, heading, children }: LinkListProps): ReactNode {
  return (
    <>
      <Heading as="h2" id={id} className={styles.heading}>
        {heading}
      </Heading>
      <ul className={styles.links}>{children}</ul>
    </>
  );
}

/** What stands at the end of a link's line. */
export function LinkNote({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.note}>{children}</span>;
}
