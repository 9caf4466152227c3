import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './viewport.module.css';

interface FrameErrorProps {
  /** What has happened. */
  readonly children: ReactNode;
  readonly message: string;
  readonly stack?: string;
  readonly onReset: () => void;
}

/** Stands over a frame that shows no demo. */
export function FrameError({ children, message, stack, onReset }: FrameErrorProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.errorTitle}>{children}</p>
      <p className={styles.errorMessage}>{message}</p>
      {stack && (
        <details className={styles.stack}>
          <summary>
            <Translate id="demo.stack">Where it happened</Translate>
          </summary>
          <pre tabIndex={0}>{stack}</pre>
        </details>
      )}
      <button type="button" className={styles.retry} onClick={onReset}>
        <Translate id="demo.reset">Reset demo</Translate>
      </button>
    </div>
  );
}
