/**
 * Milliseconds for which a target keeps its place: a smooth scroll takes less than one second, a list
 * of sections unfolds in less than half of one.
 */
const HOLD_TIME = 1500;

/** What readers do who want to be elsewhere. */
const readerActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a target to its place once more when the scroll to it has ended elsewhere. Browsers know where
 * they scroll to when they begin; a list that unfolds above the target meanwhile, or code that is laid
 * out as it comes near, moves it away. Ends as soon as the reader does something, and not before the
 * scroll does, which takes longer where the browser is busy.
 *
 * @returns what ends it before.
 */
export function holdTarget(target: HTMLElement): () => void {
  let isScrolling = false;
  const onScroll = (): void => {
    // Without the event, nothing says when it is over.
    isScrolling = 'onscrollend' in window;
  };
  const bring = (): void => {
    isScrolling = false;
    target.scrollIntoView({ behavior: 'instant' });
  };
  const end = (): void => {
    window.clearTimeout(timer);
    document.removeEventListener('scroll', onScroll);
    document.removeEventListener('scrollend', bring);
    for (const action of readerActions) window.removeEventListener(action, end, true);
  };
  // Also for browsers without the event, and for scrolls that another one has ended.
  const timer = window.setTimeout(() => {
    // A jump in the middle of a smooth scroll would send that one past the target.
    if (isScrolling) {
      document.addEventListener('scrollend', end, { once: true });
    } else {
      bring();
      end();
    }
  }, HOLD_TIME);
  document.addEventListener('scroll', onScroll);
  document.addEventListener('scrollend', bring);
  for (const action of readerActions) {
    window.addEventListener(action, end, { capture: true, passive: true });
  }
  return end;
}
