import { linesOf, moveFocus } from '@site/src/components/Disclosure/moveFocus';
import { useDisclosure } from '@site/src/components/Disclosure/useDisclosure';
import { useLayoutEffect, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './toolbar.module.css';

/** One line of the menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon: IconName;
  /** Name of the action in analytics and tests. */
  readonly action: string;
  /** Address of a link; without it, the line is a button. */
  readonly href?: string;
  /** For a link, a last chance to change its address. */
  readonly onPress?: (link: HTMLAnchorElement | undefined) => void;
  /** Only where the toolbar is short of room for a tool of its own. */
  readonly whereNarrow?: boolean;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Less used actions, behind one button. */
export function Menu({ label, items }: MenuProps): ReactNode {
  const { open, close, containerRef, buttonProps, panelProps } = useDisclosure();
  // With what opens the menu, and not after it: a quick choice puts the focus elsewhere.
  useLayoutEffect(() => {
    const menu = open && containerRef.current?.querySelector('[data-menu]');
    if (menu) linesOf(menu)[0]?.focus();
  }, [open, containerRef]);
  return (
    <div className={styles.menu} ref={containerRef}>
      <button
        {...buttonProps}
        className={styles.tool}
        aria-label={label}
        title={label}
        data-action="more"
      >
        <Icon name="more" />
      </button>
      <ul {...panelProps} className={styles.panel} data-menu="" onKeyDown={moveFocus}>
        {/* Most readers open none, and a page has many: closed, a menu is empty. */}
        {open &&
          items.map(({ label: text, icon, action, href, onPress, whereNarrow }) => (
            <li key={action} className={whereNarrow ? styles.whereNarrow : undefined}>
              {href ? (
                <a
                  className={styles.item}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  data-action={action}
                  onClick={(event) => {
                    onPress?.(event.currentTarget);
                    close();
                  }}
                >
                  <Icon name={icon} />
                  {text}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.item}
                  data-action={action}
                  onClick={() => {
                    buttonProps.ref.current?.focus();
                    close();
                    onPress?.(undefined);
                  }}
                >
                  <Icon name={icon} />
                  {text}
                </button>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
