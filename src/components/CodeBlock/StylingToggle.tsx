import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCodeStyling } from '@site/src/preferences/useCodeStyling';
import styles from './styles.module.css';

const stylings = [
  { value: 'system', name: 'MUI System', label: 'System' },
  { value: 'css', name: 'Plain CSS', label: 'CSS' },
  { value: 'tailwind', name: 'Tailwind CSS', label: 'Tailwind' },
] as const;

/** How the sample is styled, for this block and all others. */
export function StylingToggle(): ReactNode {
  const [codeStyling, setCodeStyling] = useCodeStyling();
  return (
    <div
      className={styles.toggle}
      role="group"
      aria-label={translate({ id: 'codeBlock.styling', message: 'Styling of the code' })}
    >
      {stylings.map(({ value, name, label }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-choice={value}
          aria-label={name}
          aria-pressed={codeStyling === value}
          onClick={() => setCodeStyling(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
