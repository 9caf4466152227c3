import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from './isTypingTarget';
import { useSingleKeyShortcuts } from './useSingleKeyShortcuts';

const openModal = 'dialog[open], [aria-modal="true"]';

/** Shift is no modifier here: some layouts need it for the key itself. */
function isPlainKey(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return !(modified || event.repeat || event.isComposing || event.defaultPrevented);
}

/**
 * Calls `action` when the reader presses that key alone, unless it is typed into a field, an open
 * modal dialog has the floor or the reader has turned single-key shortcuts off.
 *
 * @param key as in `KeyboardEvent.key`.
 */
export function useSingleKey(key: string, action: () => void): void {
  const [on] = useSingleKeyShortcuts();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isPlainKey(event)) return;
    // Inside a web component the event's own target is the component, not the field.
    if (isTypingTarget(event.composedPath()[0]) || document.querySelector(openModal)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
