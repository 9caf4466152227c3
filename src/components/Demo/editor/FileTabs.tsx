import clsx from 'clsx';
import type { ReactNode } from 'react';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import type { TextFile } from '@site/src/demo-projects/types';
import styles from './editor.module.css';

interface FileTabsProps {
  readonly files: readonly TextFile[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** Chooses the file in the editor; nothing for a demo of one file. */
export function FileTabs({ files, current, onChoose }: FileTabsProps): ReactNode {
  if (files.length < 2) return null;
  return (
    <div className={styles.files}>
      {files.map(({ path }, index) => (
        <button
          key={path}
          type="button"
          className={clsx(codeStyles.label, codeStyles.fileButton)}
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          {path}
        </button>
      ))}
    </div>
  );
}
