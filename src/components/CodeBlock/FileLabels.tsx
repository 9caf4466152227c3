import clsx from 'clsx';
import type { ReactNode } from 'react';
import { lastFileOf } from './Sources';
import styles from './styles.module.css';
import type { CodeSource } from './types';

interface FileLabelsProps {
  readonly sources: readonly CodeSource[];
  readonly file: number;
  readonly onFile: (file: number) => void;
  /** Id of the element that holds the code. */
  readonly controls: string;
}

/** Names of the files in view: text for one file, buttons where a styling has several. */
export function FileLabels({ sources, file, onFile, controls }: FileLabelsProps): ReactNode {
  return (
    <div className={styles.labels}>
      {sources.map(({ label, variant, styling, file: ownFile }) => {
        const shared = { 'data-file': label, 'data-variant': variant, 'data-styling': styling };
        const key = [styling, ownFile, variant].join('/');
        const lastFile = lastFileOf(sources, styling);
        return lastFile > 0 ? (
          <button
            key={key}
            {...shared}
            type="button"
            className={clsx(styles.label, styles.fileButton)}
            aria-pressed={ownFile === Math.min(file, lastFile)}
            aria-controls={controls}
            onClick={() => onFile(ownFile)}
          >
            {label}
          </button>
        ) : (
          <span key={key} {...shared} className={styles.label}>
            {label}
          </span>
        );
      })}
    </div>
  );
}
