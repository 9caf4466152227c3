import clsx from 'clsx';
import type { ReactNode } from 'react';
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
  const filesOf = (styling: CodeSource['styling']) =>
    Math.max(
      ...sources.filter((source) => source.styling === styling).map((source) => source.file),
    );
  return (
    <div className={styles.labels}>
      {sources.map(({ label, variant, styling, file: ownFile }) => {
        const shared = { 'data-variant': variant, 'data-styling': styling };
        const key = [styling, ownFile, variant].join('/');
        return filesOf(styling) > 0 ? (
          <button
            key={key}
            {...shared}
            type="button"
            className={clsx(styles.label, styles.fileButton)}
            aria-pressed={ownFile === file}
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
