/** How long scripts wait, in milliseconds. */
export interface ScriptWaits {
  /** After the end of the document, until it is painted. */
  readonly paint: number;
  /** After all of the page has been loaded, until its reader does something. */
  readonly reader: number;
}

/** What is called as scripts go on. */
export interface ScriptListeners {
  readonly onStart: () => void;
  /** Each script has run or failed. */
  readonly onSettled: () => void;
}

/**
 * Fetches the stylesheet for paper and the scripts of a page as soon as its text has been seen, and starts
 * the scripts as its reader does something, or has had time to look. With `defer` alone they would be run
 * before the browser paints, if they come fast enough, and right after it they would be in the way of who
 * begins to read.
 *
 * They start at once where an address asks for a place in the page or for more than a page, where the
 * page has nothing to read before (`data-needs-scripts`), and where browsers fetch nothing ahead.
 *
 * Part of a script in the head: stands alone, without names from outside.
 *
 * @param id - Of the template that holds the scripts.
 */
export function startScripts(
  id: string,
  waits: ScriptWaits,
  { onStart, onSettled }: ScriptListeners,
): void {
  let hasStarted = false;
  const scripts = (): HTMLScriptElement[] => {
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    return [...(template?.content.querySelectorAll('script') ?? [])];
  };
  // Browsers with scripts read a `noscript` as one piece of text.
  const fetchPaperStyles = (): void =>
    document.querySelectorAll('head>noscript').forEach((kept) => {
      kept.outerHTML = kept.textContent ?? '';
    });
  const start = (): void => {
    if (hasStarted) return;
    hasStarted = true;
    const copies = scripts().map((script) => {
      const copy = document.importNode(script);
      // One after another, as they stand in the page.
      copy.async = false;
      return copy;
    });
    const ends = copies.map(
      (script) =>
        new Promise<unknown>((resolve) => {
          script.onload = resolve;
          script.onerror = resolve;
        }),
    );
    document.head.append(...copies);
    fetchPaperStyles();
    onStart();
    void Promise.all(ends).then(onSettled);
  };
  const whenSeen = (): void => {
    if (hasStarted) return;
    fetchPaperStyles();
    const links = scripts().map(({ src }) =>
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: src }),
    );
    const canFetchAhead = links[0]?.relList?.supports?.('prefetch');
    const isWanted =
      location.search || location.hash || document.querySelector('[data-needs-scripts]');
    if (!canFetchAhead || isWanted) return start();
    // Each in a task of its own: together they keep a phone from answering.
    const fetchNext = (): void => {
      const link = links.shift();
      if (!link || hasStarted) return;
      document.head.append(link);
      setTimeout(fetchNext);
    };
    fetchNext();
    // `mousemove`, for touches begin with `pointerdown`.
    ['mousemove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'].forEach((type) =>
      addEventListener(type, start, { capture: true, passive: true }),
    );
    const wait = (): unknown => setTimeout(start, waits.reader);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  };
  const afterFrame = (): void => {
    // A task of its own: callbacks of frames run before the frame is painted.
    requestAnimationFrame(() => setTimeout(whenSeen));
  };
  const whenPainted = (): void => {
    // What is out of sight is not painted.
    if (document.hidden) return start();
    setTimeout(start, waits.paint + waits.reader);
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
