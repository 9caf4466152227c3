import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { clearKept } from './clearKept';
import { keptData } from './keptData';
import styles from './styles.module.css';

/** Clears what the site keeps in the browser, and says so. */
export function ClearButton(): ReactNode {
  const [result, setResult] = useState('');
  const clear = (): void => {
    clearKept(keptData()).then(
      () =>
        setResult(
          translate({
            id: 'privacy.cleared',
            message: 'Cleared. Open pages keep their settings until you reload them.',
          }),
        ),
      () => setResult(translate({ id: 'privacy.notCleared', message: 'The browser refused.' })),
    );
  };
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={clear}>
        <Translate id="privacy.clear">Clear everything</Translate>
      </button>
      <span role="status">{result}</span>
    </div>
  );
}
