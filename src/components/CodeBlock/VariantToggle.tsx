import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCodeVariant } from '@site/src/preferences/useCodeVariant';
import styles from './styles.module.css';

const variants = [
  { value: 'TS', name: 'TypeScript' },
  { value: 'JS', name: 'JavaScript' },
] as const;

/** TypeScript or JavaScript, for this block and all others. */
export function VariantToggle(): ReactNode {
  const [codeVariant, setCodeVariant] = useCodeVariant();
  return (
    <div
      className={styles.toggle}
      role="group"
      aria-label={translate({ id: 'codeBlock.variant', message: 'Language of the code' })}
    >
      {variants.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-choice={value}
          title={name}
          aria-pressed={codeVariant === value}
          onClick={() => setCodeVariant(value)}
        >
          {value}
        </button>
      ))}
    </div>
  );
}
