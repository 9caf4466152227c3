import type { KeyboardEvent } from 'react';

/** Lines of an open menu that can be seen: some are only there where their tools have no room. */
export function linesOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button')].filter(
    (line) => line.getClientRects().length > 0,
  );
}

/** Moves among the lines of an open menu by arrow keys, from the last to the first and back. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const lines = linesOf(event.currentTarget);
  const at = lines.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  lines.at((at + step + lines.length) % lines.length)?.focus();
}
