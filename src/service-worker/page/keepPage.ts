import type { KeepMessage } from '../messages';
import { hasBytesToSpare, readersConnection } from './connection';

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

/**
 * Keeps a page whose document the worker has not seen, for the reader came by a link of the site. It
 * costs the page's text a second time, which readers who save data are spared.
 */
export function keepPage(pathname: string): void {
  if (!hasBytesToSpare(readersConnection())) return;
  send({ type: 'keep', page: pathname, assets: [] });
}

/**
 * Keeps the page that was open before there was a worker, with everything it has loaded. The browser
 * has all of it, and asks the server at most whether the document is still the same.
 */
export function keepFirstPage(): void {
  send({ type: 'keep', page: location.pathname, assets: loadedAssets() });
}
