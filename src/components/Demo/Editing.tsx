import Translate, { translate } from '@docusaurus/Translate';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import type { CodeStyling } from '@site/src/preferences/types';
import { useMemo, type ReactNode } from 'react';
import { FrameButton, FrameError } from './FrameError';
import { shownFiles } from './shownFiles';
import { useEditPanel } from './useEditPanel';
import styles from './viewport.module.css';
import type { DemoProps } from './types';

interface EditingProps {
  readonly demo: DemoProps;
  readonly styling: CodeStyling;
  /** Counts how often the reader asked for the original. */
  readonly resets: number;
  /** Element below the toolbar that takes the editor; null until it stands in the page. */
  readonly slot: HTMLElement | null;
}

function Loading(): ReactNode {
  return (
    <div role="status">
      <div className={styles.skeleton} />
      <span className={styles.hidden}>
        <Translate id="demo.editorLoads">The editor is loading</Translate>
      </span>
    </div>
  );
}

function Failed({ tryAgain }: { readonly tryAgain: () => void }): ReactNode {
  return (
    <FrameError
      message={translate({
        id: 'demo.editorFailed.hint',
        message: 'The connection may be gone, or the site may have a new version.',
      })}
      buttons={
        <>
          <FrameButton onPress={tryAgain}>
            <Translate id="search.retry">Try again</Translate>
          </FrameButton>
          <FrameButton onPress={() => location.reload()}>
            <Translate id="recovery.reload">Reload the page</Translate>
          </FrameButton>
        </>
      }
    >
      <Translate id="demo.editorFailed">The editor did not load</Translate>
    </FrameError>
  );
}

/** The demo while it is edited. Editor and result are loaded when the reader first edits. */
export function Editing({ demo, styling, resets, slot }: EditingProps): ReactNode {
  const [variant] = useCodeVariant();
  const { Panel, hasFailed, tryAgain } = useEditPanel();
  const files = useMemo(() => shownFiles(demo, variant, styling), [demo, variant, styling]);
  if (!slot || !Panel) {
    return (
      <div
        className={styles.viewport}
        data-frame={hasFailed ? 'error' : 'loading'}
        style={{ blockSize: demo.height, minBlockSize: hasFailed ? '12rem' : undefined }}
      >
        {hasFailed ? <Failed tryAgain={tryAgain} /> : <Loading />}
      </div>
    );
  }
  return (
    <Panel
      key={[variant, styling, resets].join('/')}
      files={files}
      styling={styling}
      title={demo.title}
      height={demo.height}
      slot={slot}
    />
  );
}
