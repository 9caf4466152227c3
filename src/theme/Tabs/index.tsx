import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { TabIds } from '@site/src/components/Tabs/tabIds';
import { TabList } from '@site/src/components/Tabs/TabList';

// Change: tabs and panels name each other, all keys of the pattern work (the space bar, Home, End, arrows in the direction of the text), and tabs are not drawn anew once the page lives, which would take the focus from them.
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabIds.Provider value={useId()}>
      <TabsProvider value={value}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}>
          <TabList className={props.className} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsProvider>
    </TabIds.Provider>
  );
}
