import { useEffect, useState, type RefObject } from 'react';
import { whenReaderIsPresent } from './readerPresence';

/** How far below and above the window a demo starts to load. */
const MARGIN = '300px';

/**
 * True from the moment when an element comes near the window of somebody who reads the page. Browsers'
 * own `loading="lazy"` starts more than a thousand pixels early, and without scripts it does not wait
 * at all.
 */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    // Without it, a demo that loads too early is better than a page that crashes.
    if (typeof IntersectionObserver === 'undefined') {
      return whenReaderIsPresent(() => setIsNear(true));
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    const callOff = whenReaderIsPresent(() => observer.observe(element));
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [ref, isNear]);
  return isNear;
}
