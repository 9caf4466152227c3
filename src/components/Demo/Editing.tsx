import Translate from '@docusaurus/Translate';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import type { CodeStyling } from '@site/src/preferences/types';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { shownFiles } from './shownFiles';
import styles from './viewport.module.css';
import type { DemoProps } from './types';

const EditPanel = lazy(() => import('./editor/EditPanel'));

interface EditingProps {
  readonly demo: DemoProps;
  readonly styling: CodeStyling;
  /** Counts how often the reader asked for the original. */
  readonly resets: number;
  /** Element below the toolbar that takes the editor; null until it stands in the page. */
  readonly slot: HTMLElement | null;
}

/** The demo while it is edited. Editor and result are loaded when the reader first edits. */
export function Editing({ demo, styling, resets, slot }: EditingProps): ReactNode {
  const [variant] = useCodeVariant();
  const files = useMemo(() => shownFiles(demo, variant, styling), [demo, variant, styling]);
  const placeholder = (
    <div
      className={styles.viewport}
      data-frame="loading"
      style={{ blockSize: demo.height }}
      role="status"
    >
      <div className={styles.skeleton} />
      <span className={styles.hidden}>
        <Translate id="demo.editorLoads">The editor is loading</Translate>
      </span>
    </div>
  );
  if (!slot) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <EditPanel
        key={[variant, styling, resets].join('/')}
        files={files}
        styling={styling}
        title={demo.title}
        height={demo.height}
        slot={slot}
      />
    </Suspense>
  );
}
