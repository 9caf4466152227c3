import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './keys.module.css';
import { useApplePlatform } from './useApplePlatform';

interface KeysProps {
  /** As in `Shortcut`. */
  readonly keys: readonly string[];
}

function CommandKey(): ReactNode {
  return (
    <kbd className={styles.key}>
      <span aria-hidden="true">⌘</span>
      <span className={styles.spoken}>
        {translate({
          id: 'shortcuts.commandKey',
          message: 'Command',
          description: "Name of the ⌘ key of Apple's keyboards, for screen readers",
        })}
      </span>
    </kbd>
  );
}

/** Keys of a shortcut as the reader's keyboard names them. */
export function Keys({ keys }: KeysProps): ReactNode {
  const apple = useApplePlatform();
  const labels: Readonly<Record<string, string>> = { Mod: 'Ctrl', Escape: 'Esc' };
  return (
    <span className={styles.keys} dir="ltr">
      {keys.map((key) =>
        key === 'Mod' && apple ? (
          <CommandKey key={key} />
        ) : (
          <kbd key={key} className={styles.key}>
            {labels[key] ?? key}
          </kbd>
        ),
      )}
    </span>
  );
}
