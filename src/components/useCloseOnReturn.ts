import { useEffect, useEffectEvent } from 'react';

/** Closes what stands over the page when the reader goes back or forward to another one. */
export function useCloseOnReturn(close: () => void): void {
  const onReturn = useEffectEvent(close);
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!navigation) {
      // Firefox before 147: the page is shown by then, and the focus could not get to it.
      window.addEventListener('popstate', onReturn);
      return () => window.removeEventListener('popstate', onReturn);
    }
    // Before the router hears of it and shows the page: behind a modal dialog, nothing takes the focus.
    const onNavigate = ({ navigationType }: NavigateEvent): void => {
      if (navigationType === 'traverse') onReturn();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
