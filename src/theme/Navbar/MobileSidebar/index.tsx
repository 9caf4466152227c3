import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

/** Closes the open drawer by Escape, and gives the focus back to the button that opened it. */
function useCloseByEscape(shown: boolean, toggle: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
  });
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [shown]);
}

/**
 * Renders the drawer from its first opening on. Rendered closed, its links would count as visible
 * while it slides away, and every page view would prefetch all pages of the sidebar.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const opened = useRef(false);
  opened.current ||= shown;
  useCloseByEscape(shown, toggle);
  return opened.current ? <MobileSidebar /> : null;
}
