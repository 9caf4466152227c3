import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/styles.module.css';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** No button asks for it. */
const hide = (): void => {};

function Sidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.docSidebarContainer)}>
      {/* Another sidebar starts anew: at its top, and with its own groups open. */}
      <div key={useDocsSidebar()?.name} className={styles.sidebarViewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={hide} isHidden={false} />
      </div>
    </div>
  );
}

// Change: a `div`, as the navigation in it is a landmark, and an `aside` around it a second one without a name. It can't be hidden (`docs.sidebar.hideable`), and comes to life by itself: on a phone, nobody sees it.
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <Sidebar {...props} />
    </HydrationBoundary>
  );
}
