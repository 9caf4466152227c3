import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Keys } from '@site/src/components/ShortcutsDialog/Keys';
import { useSingleKeyShortcuts } from '@site/src/components/ShortcutsDialog/useSingleKeyShortcuts';
import styles from './styles.module.css';

/** Opens the list of keyboard shortcuts, and teaches the key that does so, unless that is turned off. */
export function ShortcutsButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  const [singleKeys] = useSingleKeyShortcuts();
  return (
    <button
      type="button"
      className={styles.shortcuts}
      aria-keyshortcuts={singleKeys ? '?' : undefined}
      onClick={onClick}
    >
      <Translate id="preferences.shortcuts" description="Opens the list of keyboard shortcuts">
        Keyboard shortcuts
      </Translate>
      {singleKeys && (
        <span aria-hidden="true">
          <Keys keys={['?']} />
        </span>
      )}
    </button>
  );
}
