import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts';

/** Turns the shortcuts without a modifier on and off. */
export function SingleKeySwitch(): ReactNode {
  const [on, setOn] = useSingleKeyShortcuts();
  const hintId = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.settingLabel}>
        <Translate
          id="shortcuts.singleKey"
          description="Switch for shortcuts of one key without a modifier"
        >
          Single-key shortcuts
        </Translate>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-describedby={hintId}
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
        />
      </label>
      <p id={hintId} className={styles.hint}>
        <Translate
          id="shortcuts.singleKeyHint"
          description="Says why one would turn single-key shortcuts off"
        >
          Turn this off if speech input or a stray key press triggers them.
        </Translate>
      </p>
    </div>
  );
}
