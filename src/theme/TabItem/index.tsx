import { useTabs } from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import { useContext, type ReactNode } from 'react';
import { idsOfTab, TabIds } from '@site/src/components/Tabs/tabIds';

// Change: a panel is named by its tab.
export default function TabItem({ children, className, value }: Props): ReactNode {
  const { selectedValue, tabValues, lazy } = useTabs();
  const ids = idsOfTab(useContext(TabIds), tabValues, value);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      className={clsx(styles.tabItem, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
