import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DemoFrameProps {
  /** Address of the demo's own page, below `/demos/`, for example `core-dashboard`. */
  readonly demo: string;
  /** Names the frame for readers who do not see it. */
  readonly title: string;
}

/**
 * A demo that takes a whole window, in a frame of its own: its landmarks, styles and theme can't
 * touch the page, and the page loads none of its code before the frame comes near the viewport.
 */
export function DemoFrame({ demo, title }: DemoFrameProps): ReactNode {
  return (
    <div className={styles.viewport}>
      <iframe
        className={styles.frame}
        src={useBaseUrl(`/demos/${demo}/`)}
        title={title}
        loading="lazy"
      />
    </div>
  );
}
