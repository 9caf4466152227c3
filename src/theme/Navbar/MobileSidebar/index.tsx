import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef, type ReactNode } from 'react';
import { useModalDrawer } from '@site/src/components/useModalDrawer';

/**
 * Renders the drawer from its first opening on. Rendered closed, its links would count as visible
 * while it slides away, and every page view would prefetch all pages of the sidebar.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const opened = useRef(false);
  opened.current ||= shown;
  useModalDrawer(shown, toggle);
  return opened.current ? <MobileSidebar /> : null;
}
