import type { ReaderEvent } from './events';
import { readPageConfiguration } from './pageConfiguration';
import { analyticsStatus } from './status';
import type { Tracker } from './tracker';

let tracker: Promise<Tracker> | undefined;

/** Milliseconds after which a page that is never idle is measured all the same. */
const idleTimeout = 3000;

/** Resolves when the page has loaded and the browser has nothing better to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = (): void => {
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
      } else {
        setTimeout(resolve, 200);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

async function openTracker(): Promise<Tracker> {
  await whenIdle();
  const configuration = readPageConfiguration();
  if (!configuration) throw new Error('the page has no configuration any more');
  const { startTracker } = await import('./tracker').catch((error: unknown) => {
    // Offline, perhaps: the next event tries again.
    tracker = undefined;
    throw error;
  });
  return startTracker(configuration);
}

/** Nothing is loaded, noted, or kept for later while the page does not measure. */
function withTracker(use: (opened: Tracker) => void): void {
  if (analyticsStatus() !== 'on') return;
  tracker ??= openTracker();
  tracker.then(use).catch(() => {
    // What can't be measured is no fault of the page.
  });
}

/** Tells that a page is read. */
export function trackPage(pathname: string, title: string): void {
  withTracker((opened) => opened.page(pathname, title));
}

/** Tells that the reader did something. Never throws, and returns before anything is sent. */
export function trackEvent(event: ReaderEvent): void {
  withTracker((opened) => opened.event(event));
}
