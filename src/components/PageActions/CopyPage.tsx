import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useClipboard, type CopyState } from '../useClipboard';
import { Icon, type IconName } from './Icon';
import styles from './styles.module.css';

/** Milliseconds that the result stays on the button. */
const duration = 2000;

const icons: Readonly<Record<CopyState, IconName>> = {
  ready: 'copy',
  copied: 'done',
  failed: 'failed',
};

function labelOf(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({
        id: 'pageActions.copied',
        message: 'Page copied',
        description: 'Said after the Markdown of the page was copied',
      });
    case 'failed':
      return translate({
        id: 'pageActions.copyFailed',
        message: 'Could not copy the page',
        description: 'Said if the browser refused, or the Markdown of the page did not arrive',
      });
    default:
      return translate({
        id: 'pageActions.copy',
        message: 'Copy page',
        description: 'Button that copies the whole page as Markdown',
      });
  }
}

/** Copies the page as Markdown, and says for a moment whether that worked. */
export function CopyPage({ read }: { readonly read: () => Promise<string> }): ReactNode {
  const [state, copy] = useClipboard(read, duration);
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-action="copy-page"
        data-state={state}
        aria-label={labelOf('ready')}
        title={labelOf('ready')}
        onClick={copy}
      >
        <Icon name={icons[state]} />
        <span className={styles.label}>{labelOf('ready')}</span>
      </button>
      <span className={styles.announcement} role="status">
        {state !== 'ready' && labelOf(state)}
      </span>
    </>
  );
}
