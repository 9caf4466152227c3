import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';
import { ApiTabs } from '@site/src/components/ApiTabs';

/** Guides with reference have tabs below their title. */
export default function DocItemContentWithTabs({ children }: Props): ReactNode {
  return (
    <DocItemContent>
      <ApiTabs />
      {children}
    </DocItemContent>
  );
}
