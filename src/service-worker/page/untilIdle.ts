/** Waits until the page has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else {
      setTimeout(resolve, 3000);
    }
  });
}
