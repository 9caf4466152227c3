import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';

/** What a button and the panel that it opens need, by the WAI-ARIA disclosure pattern. */
export interface Disclosure {
  readonly open: boolean;
  readonly close: () => void;
  /** Goes on the element that holds both button and panel: what happens outside of it closes. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly buttonProps: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly panelProps: { readonly id: string; readonly hidden: boolean };
}

/**
 * State of a panel that a button opens and closes. Escape closes it and gives the focus back to the
 * button; a press or a focus outside closes it and leaves the focus where the reader put it.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !containerRef.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The innermost thing that is open closes, and says to those around it that it did.
        event.preventDefault();
        setOpen(false);
        buttonRef.current?.focus();
      }
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape, { capture: true });
    };
  }, [open]);

  return {
    open,
    close,
    containerRef,
    buttonProps: {
      ref: buttonRef,
      type: 'button',
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen((value) => !value),
    },
    panelProps: { id: panelId, hidden: !open },
  };
}
