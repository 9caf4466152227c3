import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './viewport.module.css';

interface FrameErrorProps {
  /** What has happened. */
  readonly children: ReactNode;
  readonly message: string;
  readonly stack?: string;
  /** What the reader can do, as elements of `FrameButton`. */
  readonly buttons: ReactNode;
}

interface FrameButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** A way out of an error of a frame. */
export function FrameButton({ children, onPress }: FrameButtonProps): ReactNode {
  return (
    <button type="button" className={styles.retry} onClick={onPress}>
      {children}
    </button>
  );
}

/** Stands over a frame that shows no demo. */
export function FrameError({ children, message, stack, buttons }: FrameErrorProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      {/* In the language of the site, among text that may be English. */}
      <p className={styles.errorTitle} dir="auto">
        {children}
      </p>
      <p className={styles.errorMessage} dir="auto">
        {message}
      </p>
      {stack && (
        <details className={styles.stack}>
          <summary>
            <Translate id="demo.stack">Where it happened</Translate>
          </summary>
          <pre tabIndex={0}>{stack}</pre>
        </details>
      )}
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
