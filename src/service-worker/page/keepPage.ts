import type { KeepMessage } from '../messages';

/** Files that the page has loaded so far, as far as they are named by their content. */
function loadedAssets(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(entries)].filter((name) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin && pathname.includes('/assets/');
  });
}

function send(message: KeepMessage): void {
  navigator.serviceWorker.controller?.postMessage(message);
}

/** Keeps a page whose document the worker has not seen, for the reader came by a link of the site. */
export function keepPage(pathname: string): void {
  send({ type: 'keep', page: pathname, assets: [] });
}

/** Keeps the page that was open before there was a worker, with everything it has loaded. */
export function keepFirstPage(): void {
  send({ type: 'keep', page: location.pathname, assets: loadedAssets() });
}
