import { translate } from '@docusaurus/Translate';
import type { ReactNode, RefObject } from 'react';
import { copyShapes, LineIcon } from '../LineIcon';
import styles from './styles.module.css';
import { useCopy, type CopyState } from './useCopy';

interface CopyButtonProps {
  readonly blockRef: RefObject<HTMLElement | null>;
  /** Milliseconds that the result stays on the button. */
  readonly duration: number;
}

function labelOf(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({ id: 'codeBlock.copied', message: 'Copied' });
    case 'failed':
      return translate({
        id: 'codeBlock.copyFailed',
        message: 'Copying is blocked: select the code',
        description: 'The browser refused access to the clipboard',
      });
    default:
      return translate({ id: 'codeBlock.copy', message: 'Copy' });
  }
}

/** Copies what the block shows and says for a moment whether that worked. */
export function CopyButton({ blockRef, duration }: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy(blockRef, duration);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        data-tool="copy"
        data-state={state}
        aria-label={labelOf('ready')}
        title={labelOf('ready')}
        onClick={copy}
      >
        <LineIcon>{copyShapes[state]}</LineIcon>
        {state !== 'ready' && (
          // The name stays what pressing does; the status below tells this to those who listen.
          <span className={styles.result} aria-hidden="true">
            {labelOf(state)}
          </span>
        )}
      </button>
      <span className={styles.announcement} role="status">
        {state !== 'ready' && labelOf(state)}
      </span>
    </>
  );
}
