import { useEffect, useEffectEvent } from 'react';

/** Everything on the page but the drawer, what darkens the page behind it, and live regions. */
function outsideOf(drawer: Element): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = drawer; inner.parentElement && inner !== document.body; ) {
    for (const sibling of inner.parentElement.children) {
      const stays = sibling === inner || sibling.matches('[role="presentation"], [aria-live]');
      if (!stays && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
    inner = inner.parentElement;
  }
  return outside;
}

/**
 * Keeps the focus in the open drawer, which covers the page: the page is inert until it closes. Escape
 * closes it. The focus goes to its first control, and back to the button that opened it.
 */
export function useModalDrawer(shown: boolean, close: () => void): void {
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    const drawer = shown ? document.querySelector('.navbar-sidebar') : null;
    if (!drawer) return undefined;
    const listener = (event: KeyboardEvent) => closeByEscape(event);
    document.addEventListener('keydown', listener);
    const outside = outsideOf(drawer);
    for (const element of outside) element.inert = true;
    // What slides in can't take the focus before its first frame.
    const frame = requestAnimationFrame(() =>
      drawer.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true }),
    );
    return () => {
      document.removeEventListener('keydown', listener);
      cancelAnimationFrame(frame);
      for (const element of outside) element.inert = false;
      const { activeElement } = document;
      if (activeElement !== document.body && !drawer.contains(activeElement)) return;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown]);
}
