import { useEffect, useEffectEvent } from 'react';

/** Closes what stands over the page when the reader goes back or forward to another one. */
export function useCloseOnReturn(close: () => void): void {
  const onPopState = useEffectEvent(close);
  useEffect(() => {
    // Before the router shows that page: behind a modal dialog, nothing takes the focus.
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, []);
}
