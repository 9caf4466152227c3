import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** What all pages of a release have in common comes to life after what those of the whole site have. */
export default function DocVersionRootInItsTurn(props: Props): ReactNode {
  return (
    <HydrationBoundary>
      <DocVersionRoot {...props} />
    </HydrationBoundary>
  );
}
