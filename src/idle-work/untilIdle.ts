/**
 * Waits until the page has nothing else to do.
 *
 * @param pause - Milliseconds to wait in browsers that don't tell.
 */
export function untilIdle(pause = 3000): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else {
      setTimeout(resolve, pause);
    }
  });
}
