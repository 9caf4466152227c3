import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { ApiTabs } from '@site/src/components/ApiTabs';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { useTextLanguage } from '@site/src/translations/textLanguage';

/** Guides with reference have tabs below their title; a text that is not translated says its language. */
export default function DocItemContentInItsLanguage({ children }: Props): ReactNode {
  return (
    <div {...useTextLanguage()}>
      <HydrationBoundary>
        <DocItemContent>
          <ApiTabs />
          {children}
        </DocItemContent>
      </HydrationBoundary>
    </div>
  );
}
