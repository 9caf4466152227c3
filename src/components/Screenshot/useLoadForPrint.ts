import { useEffect, type RefObject } from 'react';

/**
 * Asks for the shown picture of an element when the page is printed: one that the reader has not
 * scrolled to would leave a gap on paper. The theme stays the reader's, whose picture may be there.
 */
export function useLoadForPrint(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    const load = (): void => {
      for (const image of ref.current?.querySelectorAll('img') ?? []) {
        if (image.checkVisibility()) image.loading = 'eager';
      }
    };
    paper.addEventListener('change', load);
    return () => paper.removeEventListener('change', load);
  }, [ref]);
}
