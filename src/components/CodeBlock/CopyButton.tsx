import { translate } from '@docusaurus/Translate';
import type { ReactNode, RefObject } from 'react';
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

function Icon({ state }: { state: CopyState }): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {state === 'copied' && <path d="m5 12.5 4.5 4.5L19 7.5" />}
      {state === 'failed' && <path d="m6 6 12 12M18 6 6 18" />}
      {state === 'ready' && (
        <>
          <rect x="8" y="8" width="12" height="12" rx="2.5" />
          <path d="M16 8V6.5A2.5 2.5 0 0 0 13.5 4h-7A2.5 2.5 0 0 0 4 6.5v7A2.5 2.5 0 0 0 6.5 16H8" />
        </>
      )}
    </svg>
  );
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
        <Icon state={state} />
        {state !== 'ready' && <span className={styles.result}>{labelOf(state)}</span>}
      </button>
      <span className={styles.announcement} role="status">
        {state !== 'ready' && labelOf(state)}
      </span>
    </>
  );
}
