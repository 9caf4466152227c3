import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useWindowSize } from '@docusaurus/theme-common';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
import type { Props } from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import { withoutClosedGroups } from '@site/src/components/withoutClosedGroups';
import { breakpoints } from '@site/src/design-tokens/breakpoints';
import { foldDocsTab } from '@site/src/navigation/pathname';

// Change: our breakpoint instead of 996 px, a docs tab marks its parent page as the active entry, and a build does not go through closed groups.
export default function DocSidebar(props: Props): ReactNode {
  const windowSize = useWindowSize({ desktopBreakpoint: breakpoints.lg - 1 });
  const path = foldDocsTab(props.path);
  const sidebar = ExecutionEnvironment.canUseDOM
    ? props.sidebar
    : withoutClosedGroups(props.sidebar, path);
  const folded = { ...props, path, sidebar };
  return (
    <>
      {windowSize !== 'mobile' && <Desktop {...folded} />}
      {windowSize === 'mobile' && <Mobile {...folded} />}
    </>
  );
}
