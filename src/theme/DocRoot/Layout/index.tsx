import DocRootLayout from '@theme-original/DocRoot/Layout';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** What is around the documentation comes to life first, in a task of its own. */
export default function DocRootLayoutInItsTurn(props: Props): ReactNode {
  return (
    <HydrationBoundary>
      <DocRootLayout {...props} />
    </HydrationBoundary>
  );
}
