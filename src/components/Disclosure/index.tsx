import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useDisclosure } from './useDisclosure';

interface DisclosureProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** Accessible name of the button where what it shows is no name. */
  readonly label?: string;
  readonly buttonClassName?: string;
  /** Which edge of the button the panel lines up with. */
  readonly align?: 'start' | 'end';
  /** Hides the arrow of a button whose picture already says that it opens something. */
  readonly hideArrow?: boolean;
  /** Content of the panel. Gets the function that closes it, for links that lead to another page. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the navbar with a panel below it. */
export function Disclosure({
  button,
  label,
  buttonClassName,
  align = 'start',
  hideArrow = false,
  children,
}: DisclosureProps): ReactNode {
  const { close, containerRef, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.container} ref={containerRef}>
      <button {...buttonProps} aria-label={label} className={clsx(styles.button, buttonClassName)}>
        {button}
        {!hideArrow && <span className={styles.arrow} aria-hidden="true" />}
      </button>
      <div {...panelProps} className={clsx(styles.panel, align === 'end' && styles.alignEnd)}>
        {children(close)}
      </div>
    </div>
  );
}
