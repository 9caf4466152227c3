import {
  useScrollPositionBlocker,
  useTabs,
  type TabValue,
} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import clsx from 'clsx';
import { useContext, type KeyboardEvent, type ReactNode } from 'react';
import { idsOfTab, TabIds } from './tabIds';

/** How many tabs a key goes on in the direction of the text, or to which end. */
function tabForKey(key: string, place: number, count: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (place + step + count) % count;
    case 'ArrowLeft':
      return (place - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The names of tabs in a row: arrows, Home, and End lead along it, Enter and the space bar choose. */
export function TabList({ className }: { readonly className: string | undefined }): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const prefix = useContext(TabIds);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const select = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, { value }: TabValue): void => {
    const { currentTarget: tab, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter' || key === ' ') {
      // The space bar would scroll the page.
      event.preventDefault();
      select(tab, value);
      return;
    }
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
    const isRtl = getComputedStyle(tab).direction === 'rtl';
    const next = tabForKey(key, tabs.indexOf(tab), tabs.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map((tabValue) => {
        const { value, label, attributes } = tabValue;
        const isSelected = value === selectedValue;
        const ids = idsOfTab(prefix, tabValues, value);
        return (
          <li
            key={value}
            role="tab"
            id={ids.tab}
            aria-controls={ids.panel}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            onKeyDown={(event) => handleKey(event, tabValue)}
            onClick={({ currentTarget }) => select(currentTarget, value)}
            {...attributes}
            className={clsx(
              'tabs__item',
              styles.tabItem,
              attributes?.className as string | undefined,
              isSelected && 'tabs__item--active',
            )}
          >
            {label ?? value}
          </li>
        );
      })}
    </ul>
  );
}
