import { basePath } from '../../site';
import { buildOf, publishedBuild } from './buildOf';
import { createUpdater } from './createUpdater';
import { isBusy } from './isBusy';
import { keepFirstPage } from './keepPage';
import { mayReload } from './reloadGuard';
import { untilIdle, warm } from './warm';

/** Milliseconds between looks for another worker, in a tab that stays open. */
const hour = 60 * 60 * 1000;

function untilControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return Promise.resolve();
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Browsers look for another worker when a page is opened; a tab may stay open for weeks. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  setInterval(look, hour);
}

/** What the registration depends on. */
export interface StartOptions {
  /** Base path with the language prefix. */
  readonly baseUrl: string;
  /** Whether search reads an index of the site. */
  readonly searchesHere: boolean;
}

/**
 * Registers the service worker and works with it: has pages kept, and follows new builds.
 *
 * @throws if the browser refuses the worker. The site works without.
 */
export async function start({ baseUrl, searchesHere }: StartOptions): Promise<void> {
  const container = navigator.serviceWorker;
  const build = buildOf(document);
  const wasControlled = container.controller !== null;
  const update = createUpdater({
    isControlled: wasControlled,
    build,
    isReady: () => document.hasFocus() && !isBusy(),
    publishedBuild: () => publishedBuild(location.pathname),
    mayReload: () => mayReload(() => sessionStorage, Date.now()),
    reload: () => location.reload(),
  });
  container.addEventListener('controllerchange', update);
  const controlled = untilControlled(container);
  lookForUpdates(
    await container.register(`${basePath}sw.js`, { scope: basePath, updateViaCache: 'none' }),
  );
  await controlled;
  if (!wasControlled) keepFirstPage();
  await untilIdle();
  await warm(baseUrl, build, searchesHere);
}
