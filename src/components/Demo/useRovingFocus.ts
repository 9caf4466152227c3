import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';

const ITEMS = 'button, a[href]';

/** Tools that can be seen, in their order; what stands in an open menu is none. */
function itemsOf(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(ITEMS)].filter(
    (item) => item.getClientRects().length > 0 && !item.closest('[data-menu]'),
  );
}

function stepOf(key: string, isRtl: boolean): number | 'first' | 'last' | undefined {
  switch (key) {
    case 'ArrowRight':
      return isRtl ? -1 : 1;
    case 'ArrowLeft':
      return isRtl ? 1 : -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/**
 * Makes a toolbar one stop of the Tab key, whose tools are reached by arrow keys, Home and End, by
 * the WAI-ARIA toolbar pattern. Works on the elements themselves, for the tools come from several
 * components; before scripts run, each of them is a stop.
 */
export function useRovingFocus(ref: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const markStop = useEffectEvent((current?: Element | null) => {
    const items = ref.current ? itemsOf(ref.current) : [];
    const stop =
      items.find((item) => item === current) ?? items.find(({ tabIndex }) => tabIndex === 0);
    items.forEach((item) => {
      item.tabIndex = item === (stop ?? items[0]) ? 0 : -1;
    });
  });

  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return undefined;
    markStop();
    const follow = ({ target }: FocusEvent): void => markStop(target as Element);
    // Tools come and go with the width and with what is open.
    const resize =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => markStop());
    toolbar.addEventListener('focusin', follow);
    resize?.observe(toolbar);
    return () => {
      toolbar.removeEventListener('focusin', follow);
      resize?.disconnect();
    };
  }, [ref]);

  return (event) => {
    const items = ref.current ? itemsOf(ref.current) : [];
    const at = items.indexOf(event.target as HTMLElement);
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    const next =
      step === 'first' ? 0 : step === 'last' ? -1 : (at + step + items.length) % items.length;
    items.at(next)?.focus();
  };
}
