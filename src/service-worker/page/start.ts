import { untilIdle } from '../../idle-work/untilIdle';
import { basePath } from '../../site';
import { buildOf, publishedBuild } from './buildOf';
import { createUpdater } from './createUpdater';
import { isBusy } from './isBusy';
import { keepFirstPage } from './keepPage';
import { mayReload } from './reloadGuard';
import { warm, type WarmOptions } from './warm';

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
export interface StartOptions extends Pick<WarmOptions, 'baseUrl' | 'searchesHere'> {
  /** The worker that was in charge when the page's scripts began to run. */
  readonly firstController: ServiceWorker | null;
}

/** Work that is done again after the reader has gone to another page. */
export interface Started {
  /** Fetches what has come to be wanted; what is there from before costs a message. */
  readonly warmAgain: () => Promise<void>;
}

/**
 * Registers the service worker and works with it: has pages kept, and follows new builds.
 *
 * @throws if the browser refuses the worker. The site works without.
 */
export async function start({ firstController, ...options }: StartOptions): Promise<Started> {
  const container = navigator.serviceWorker;
  const build = buildOf(document);
  const update = createUpdater({
    build,
    isReady: () => document.hasFocus() && !isBusy(),
    publishedBuild: () => publishedBuild(location.pathname),
    mayReload: () => mayReload(() => sessionStorage, Date.now()),
    reload: () => location.reload(),
  });
  container.addEventListener('controllerchange', update);
  // Another worker may have taken over while this code was loaded.
  if (container.controller !== firstController) update();
  const controlled = untilControlled(container);
  lookForUpdates(
    await container.register(`${basePath}sw.js`, { scope: basePath, updateViaCache: 'none' }),
  );
  await controlled;
  if (!firstController) keepFirstPage();
  const warmAgain = async (): Promise<void> => {
    await untilIdle();
    await warm({ ...options, build });
  };
  await warmAgain();
  return { warmAgain };
}
