import { quietReader } from '@site/src/page-start/quietReader';

/** What somebody does who is there. A page that a link leads into the middle of scrolls by itself. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let isPresent = false;
let isWatching = false;
const waiting = new Set<() => void>();

function notePresence(): void {
  isPresent = true;
  signs.forEach((sign) => window.removeEventListener(sign, notePresence, { capture: true }));
  waiting.forEach((callback) => callback());
  waiting.clear();
}

function watch(): void {
  isWatching = true;
  // Whoever has come by a link has pressed something on the page before.
  if (navigator.userActivation?.hasBeenActive) {
    notePresence();
    return;
  }
  signs.forEach((sign) =>
    window.addEventListener(sign, notePresence, { capture: true, passive: true }),
  );
  const wait = (pause = quietReader): void => void setTimeout(notePresence, pause);
  // Scripts may have waited for a reader themselves.
  if (document.readyState === 'complete') wait(quietReader - performance.now());
  else window.addEventListener('load', () => wait(), { once: true });
}

/**
 * Calls back as soon as a reader moves, types, or scrolls, or has had time to look: what is heavy and
 * not yet looked at does not get into the way of the page itself.
 *
 * @returns a function that calls the whole thing off.
 */
export function whenReaderIsPresent(callback: () => void): () => void {
  if (!isWatching) watch();
  if (isPresent) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}
