import type { KeyboardEvent } from 'react';

/** Moves among the lines of an open menu by arrow keys, from the last to the first and back. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (line) => line.getClientRects().length > 0,
  );
  const at = lines.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  lines.at((at + step + lines.length) % lines.length)?.focus();
}
