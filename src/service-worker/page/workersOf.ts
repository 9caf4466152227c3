/**
 * Service workers of a browser, or undefined where it has none: it may be too old, an add-on may have
 * taken them away, and a page that stands in a sandbox is refused by an exception.
 */
export function workersOf(
  browser: Pick<Navigator, 'serviceWorker'>,
): ServiceWorkerContainer | undefined {
  try {
    return browser.serviceWorker ?? undefined;
  } catch {
    return undefined;
  }
}
