import useIsBrowser from '@docusaurus/useIsBrowser';
import { FileLabels } from '@site/src/components/CodeBlock/FileLabels';
import { Sources } from '@site/src/components/CodeBlock/Sources';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { ClosedSource } from './ClosedSource';
import styles from './styles.module.css';
import type { DemoProps } from './types';

interface SourceProps extends Pick<DemoProps, 'sources' | 'previews'> {
  readonly id: string;
  readonly expanded: boolean;
  /** Position of the file that is shown, among those of the styling. */
  readonly file: number;
  readonly onFile: (file: number) => void;
}

/** The demo's code: a few lines, or everything. Without scripts, and on paper, everything. */
export function Source({ id, sources, previews, expanded, file, onFile }: SourceProps): ReactNode {
  const hasFiles = sources.some((source) => source.file > 0);
  const isInBrowser = useIsBrowser();
  // What comes from the server is closed at first, as in the build; what a link brings has nothing to save.
  const [isWhole, setWhole] = useState(isInBrowser);
  if (expanded && !isWhole) setWhole(true);
  const full = (
    <>
      {hasFiles && (
        <div className={styles.files}>
          <FileLabels sources={sources} file={file} onFile={onFile} controls={`${id}-code`} />
        </div>
      )}
      <div id={`${id}-code`}>
        <Sources sources={sources} file={file} />
      </div>
    </>
  );
  return (
    <div id={id} className={clsx(styles.source, expanded && styles.expanded)}>
      {previews.length > 0 && (
        <div className={styles.preview} data-pagefind-ignore="">
          <Sources sources={previews} file={0} />
        </div>
      )}
      {isWhole ? (
        <div className={styles.full}>{full}</div>
      ) : (
        <ClosedSource className={styles.full}>{full}</ClosedSource>
      )}
    </div>
  );
}
