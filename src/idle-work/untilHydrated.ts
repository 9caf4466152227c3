/** Waits until the page works: what comes next must not be in its way. */
export function untilHydrated(): Promise<void> {
  const html = document.documentElement;
  const isHydrated = (): boolean => html.dataset.hasHydrated === 'true';
  return new Promise((resolve) => {
    if (isHydrated()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(html, { attributeFilter: ['data-has-hydrated'] });
  });
}
