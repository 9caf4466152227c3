import { useWindowSize } from '@docusaurus/theme-common';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import { breakpoints } from '@site/src/design-tokens/breakpoints';
import { foldDocsTab } from '@site/src/navigation/pathname';

// Change: our breakpoint instead of 996 px, and a docs tab marks its parent page as the active entry.
export default function DocSidebar(props: Props): ReactNode {
  const windowSize = useWindowSize({ desktopBreakpoint: breakpoints.lg - 1 });
  const folded = { ...props, path: foldDocsTab(props.path) };
  return (
    <>
      {windowSize !== 'mobile' && <Desktop {...folded} />}
      {windowSize === 'mobile' && <Mobile {...folded} />}
    </>
  );
}
