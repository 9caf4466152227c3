import DocRootLayoutSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** The sidebar comes to life by itself: on a phone, nobody sees it. */
export default function DocRootLayoutSidebarInItsTurn(props: Props): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <DocRootLayoutSidebar {...props} />
    </HydrationBoundary>
  );
}
