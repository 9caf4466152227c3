import type { Props } from '@theme/Navbar/ColorModeToggle';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { PreferencesMenu } from '@site/src/components/PreferencesMenu';

// Change: theme mode stands in the preferences menu, with the reader's other choices.
export default function NavbarColorModeToggle(_props: Props): ReactNode {
  return (
    <HydrationBoundary>
      <PreferencesMenu />
    </HydrationBoundary>
  );
}
