import { translate } from '@docusaurus/Translate';
import { useCallback, type ReactNode } from 'react';
import { useClipboard, type CopyState } from '../useClipboard';
import styles from './styles.module.css';

/** Milliseconds that the result stays: as long as that of a block of code. */
const RESULT_DURATION = 1200;

function resultOf(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({ id: 'apiReference.linkCopied', message: 'Link copied' });
    case 'failed':
      return translate({
        id: 'apiReference.copyFailed',
        message: 'Copying is blocked',
        description: 'The browser refused access to the clipboard',
      });
    default:
      return '';
  }
}

/** Copies the address of a row. */
export function CopyLink({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const getAddress = useCallback(() => window.location.href.replace(/#.*|$/, `#${id}`), [id]);
  const [state, copy] = useClipboard(getAddress, RESULT_DURATION);
  const label = translate(
    {
      id: 'apiReference.copyLink',
      message: 'Copy link to {name}',
      description: 'Label of the button beside the name of a prop',
    },
    { name },
  );
  return (
    <>
      <button
        type="button"
        className={styles.copyLink}
        data-state={state}
        aria-label={label}
        title={label}
        onClick={copy}
      >
        <svg
          width="16"
          height="16"
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
            <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4" />
          )}
        </svg>
      </button>
      <span className={styles.announcement} role="status">
        {resultOf(state)}
      </span>
    </>
  );
}
