import { cacheNames } from '../cacheNames';
import { pageAddress } from './pageAddress';
import type { WorkerSite } from './site';

/** Last segment of the offline page's address. */
const segment = 'offline/';

/** Addresses of the offline pages that suit a page, the one in its language first. */
export function offlineAddresses(
  pathname: string,
  { basePath, languages }: WorkerSite,
): readonly string[] {
  const prefix = languages.find((language) => `${pathname}/`.startsWith(`${basePath}${language}/`));
  const byDefault = basePath + segment;
  return prefix ? [`${basePath}${prefix}/${segment}`, byDefault] : [byDefault];
}

/** Whether a pathname means an offline page, in whatever language and spelling. */
export function isOfflinePage(pathname: string, site: WorkerSite): boolean {
  return offlineAddresses(pathname, site)[0] === pageAddress(pathname);
}

/**
 * Leads to the offline page, which is told what was wanted. Shown at the wanted address it would not
 * work, for a page's scripts go by the address.
 *
 * @param wanted - Pathname of what was wanted.
 * @returns the browser's own page about the network if there is none of ours.
 */
export async function offlineAnswer(
  { url }: Request,
  wanted: string,
  site: WorkerSite,
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  try {
    const cache = await caches.open(cacheNames.offline);
    for (const address of offlineAddresses(pathname, site)) {
      if (await cache.match(address, { ignoreVary: true })) {
        const page = encodeURIComponent(wanted + search);
        return Response.redirect(`${origin}${address}?page=${page}`);
      }
    }
  } catch {
    // Without caches, there is no such page either.
  }
  return Response.error();
}
