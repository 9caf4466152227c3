/**
 * Starts the scripts of a page as soon as its text has been seen. With `defer` alone they would be
 * read and run before the browser paints, if they come fast enough.
 *
 * Part of a script in the head: stands alone, without names from outside.
 *
 * @param id - Of the template that holds the scripts.
 * @param longest - Milliseconds after the end of the document in which it has to be painted.
 * @param onSettled - Called once each script has run or failed.
 */
export function startScripts(id: string, longest: number, onSettled: () => void): void {
  let hasStarted = false;
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    const scripts = [...(template?.content.querySelectorAll('script') ?? [])].map((script) => {
      const copy = document.importNode(script);
      // One after another, as they stand in the page.
      copy.async = false;
      return copy;
    });
    const ends = scripts.map(
      (script) =>
        new Promise<unknown>((resolve) => {
          script.onload = resolve;
          script.onerror = resolve;
        }),
    );
    document.head.append(...scripts);
    void Promise.all(ends).then(onSettled);
  };
  const afterFrame = (): void => {
    // A task of its own: callbacks of frames run before the frame is painted.
    requestAnimationFrame(() => setTimeout(start));
  };
  const whenPainted = (): void => {
    // What is out of sight is not painted.
    if (document.hidden) return start();
    setTimeout(start, longest);
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return afterFrame();
    // The first paint may have been that of a part of the document.
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      afterFrame();
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenPainted);
  else whenPainted();
}
