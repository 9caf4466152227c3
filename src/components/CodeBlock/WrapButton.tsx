import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LineIcon } from '../LineIcon';
import styles from './styles.module.css';

/** Lets long lines of the block wrap instead of scroll. */
export function WrapButton({
  pressed,
  onPress,
}: {
  pressed: boolean;
  onPress: () => void;
}): ReactNode {
  const label = translate({
    id: 'codeBlock.wrap',
    message: 'Wrap lines',
    description: 'Button of a code block that lets long lines wrap',
  });
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool="wrap"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <LineIcon>
        <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5M4 18h5" />
      </LineIcon>
    </button>
  );
}
