import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './toolbar.module.css';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** Name of the action in analytics and tests. */
  readonly action: string;
  /** Address of a link that opens in a new tab; without it, the tool is a button. */
  readonly href?: string;
  /** For a link, a last chance to change its address. */
  readonly onPress?: (link: HTMLAnchorElement | undefined) => void;
  readonly pressed?: boolean;
  /** Left to the menu where the toolbar is short of room. */
  readonly whereWide?: boolean;
}

/** A tool that shows a picture. */
export function Tool({
  icon,
  label,
  action,
  href,
  onPress,
  pressed,
  whereWide,
}: ToolProps): ReactNode {
  const shared = {
    className: clsx(styles.tool, whereWide && styles.whereWide),
    'data-action': action,
    'aria-label': label,
    title: label,
  };
  return href ? (
    <a
      {...shared}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => onPress?.(event.currentTarget)}
    >
      <Icon name={icon} />
    </a>
  ) : (
    <button {...shared} type="button" aria-pressed={pressed} onClick={() => onPress?.(undefined)}>
      <Icon name={icon} />
    </button>
  );
}
