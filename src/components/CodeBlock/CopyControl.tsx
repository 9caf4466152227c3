import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { copyShapes, LineIcon } from '../LineIcon';
import type { CopyState } from '../useClipboard';
import styles from './styles.module.css';

interface CopyControlProps {
  /** What pressing copies: "Copy the source". */
  readonly label: string;
  readonly state: CopyState;
  readonly onPress: () => void;
  /** Name of the action in analytics, where the tool is one of several. */
  readonly action?: string;
}

function resultOf(state: CopyState): string {
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
      return '';
  }
}

/** A button that copies, and beside it for a moment whether that worked, to be seen and heard. */
export function CopyControl({ label, state, onPress, action }: CopyControlProps): ReactNode {
  return (
    <span className={styles.copy} data-state={state}>
      <button
        type="button"
        className={styles.tool}
        data-tool="copy"
        data-action={action}
        data-state={state}
        aria-label={label}
        title={label}
        onClick={onPress}
      >
        <LineIcon>{copyShapes[state]}</LineIcon>
      </button>
      <span className={styles.result} role="status">
        {resultOf(state)}
      </span>
    </span>
  );
}
