import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CardProps {
  readonly title: string;
  /** Site-absolute address without base path, or a full address elsewhere. */
  readonly href: string;
  /** One sentence that says what the reader finds there. */
  readonly children: ReactNode;
}

/** A link with a sentence about its target. The whole card can be pressed; the title is the link. */
export function Card({ title, href, children }: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Cards side by side where there is room. */
export function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
