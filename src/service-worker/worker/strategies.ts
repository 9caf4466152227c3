import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { cacheNames } from '../cacheNames';
import { isOwnPage, isSmall, isStorable } from './isStorable';
import { pageAddress } from './pageAddress';
import type { RequestKind } from './requestKind';

/** Seconds that a reader waits for a server that does not answer, if there is a copy to show. */
const patience = 3;

const day = 24 * 60 * 60;

/** Hosts send `Vary` for encodings and the like; an address has one content all the same. */
const matchOptions = { ignoreVary: true };

const storing = (kind: RequestKind): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    isStorable(response, kind) &&
    (await isSmall(response)) &&
    (kind !== 'page' || (await isOwnPage(response)))
      ? response
      : null,
});

function canonicalAddress(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + (pageAddress(pathname) ?? pathname);
}

/** One copy of a page for all its spellings; another spelling is led to the page's own, as online. */
const oneAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => canonicalAddress(request),
  cachedResponseWillBeUsed: async ({ request, event, cachedResponse }) => {
    const asked = (event as unknown as { readonly request?: Request }).request;
    if (!cachedResponse || asked?.mode !== 'navigate') return cachedResponse;
    const { origin, pathname, search } = new URL(asked.url);
    const isCanonical = origin + pathname === request.url;
    return isCanonical ? cachedResponse : Response.redirect(request.url + search);
  },
};

/** Pagefind asks for its files with the time in the query, to get past caches. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
};

const limited = (limits: ExpirationPluginOptions): ExpirationPlugin =>
  new ExpirationPlugin({ ...limits, matchOptions });

/** What can be done without goes first where there is no room. */
const expendable: ExpirationPluginOptions = { purgeOnQuotaError: true };

/**
 * For what searches have used, also of archived releases, whose parts no list names. An index that
 * is fetched as a whole has a limit of its own.
 */
const searchLimits = limited({ maxEntries: 600 });

const assetOptions = {
  cacheName: cacheNames.assets,
  matchOptions,
  // Without an age: a page may be read for as long as it is kept, and needs its files then.
  plugins: [storing('asset'), limited({ maxEntries: 500 })],
};

const indexPartOptions = {
  cacheName: cacheNames.search,
  matchOptions,
  plugins: [storing('index-part'), searchLimits],
};

/** How requests of each kind are answered, and how much is kept of them. */
export const strategies: Readonly<Record<RequestKind | 'offline', Strategy>> = {
  page: new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [oneAddress, storing('page'), limited({ maxEntries: 200, maxAgeSeconds: 90 * day })],
  }),
  offline: new NetworkFirst({
    cacheName: cacheNames.offline,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [oneAddress, storing('page')],
  }),
  frame: new NetworkFirst({
    cacheName: cacheNames.frames,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [oneAddress, storing('frame'), limited({ maxEntries: 80, ...expendable })],
  }),
  asset: new CacheFirst(assetOptions),
  picture: new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    matchOptions,
    plugins: [storing('picture'), limited({ maxEntries: 100, ...expendable })],
  }),
  'index-part': new CacheFirst(indexPartOptions),
  'index-entry': new NetworkFirst({
    cacheName: cacheNames.search,
    networkTimeoutSeconds: patience,
    matchOptions,
    plugins: [withoutQuery, storing('index-entry'), searchLimits],
  }),
};

/** The same for what a page asks for past all caches, because the copy that it has got is damaged. */
export const freshStrategies: typeof strategies = {
  ...strategies,
  asset: new NetworkFirst(assetOptions),
  'index-part': new NetworkFirst(indexPartOptions),
};

registerQuotaErrorCallback(() => caches.delete(cacheNames.search));
