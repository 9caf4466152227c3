import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef, type ReactNode } from 'react';

/**
 * Renders the drawer from its first opening on. Rendered closed, its links would count as visible
 * while it slides away, and every page view would prefetch all pages of the sidebar.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const opened = useRef(false);
  opened.current ||= shown;
  return opened.current ? <MobileSidebar /> : null;
}
