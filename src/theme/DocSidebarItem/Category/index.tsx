import DocSidebarItems from '@theme/DocSidebarItems';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The theme draws a group as a link with the role of a button, and buttons answer to the space bar. */
const pressableBySpace = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' && event.currentTarget.role === 'button') {
      event.preventDefault();
      event.currentTarget.click();
    }
  },
};

/** A subheader is text over a list. The stock component would render a link without a target. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const id = useId();
  const { item, onItemClick, activePath, level } = props;
  if (item.customProps?.subheader !== true) {
    return <Category {...props} {...pressableBySpace} />;
  }
  return (
    <li className={styles.subheader}>
      <span id={id} className={styles.label}>
        {item.label}
      </span>
      <ul className="menu__list" aria-labelledby={id}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level}
        />
      </ul>
    </li>
  );
}
