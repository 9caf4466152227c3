import { cacheNames } from '../cacheNames';
import { parseMessage, type KeepMessage, type WarmAnswer, type WarmMessage } from '../messages';
import { isOfflinePage } from './offline';
import { requestKind, type RequestKind } from './requestKind';
import { store, storeAll } from './respond';
import type { ExtendableMessageEvent } from './scope';
import { storeIndex } from './searchIndex';
import type { WorkerSite } from './site';
import { strategies } from './strategies';

/** Where the worker notes for which build everything was fetched: gone when the cache is. */
const noteAddress = (offline: string): string => `${offline}?build`;

/** What an address would be asked for by a page, if it is one of the site's. */
function kindOf(address: string, mode: string, site: WorkerSite): RequestKind | undefined {
  try {
    const url = new URL(address, location.origin).href;
    const asked = { url, method: 'GET', mode, destination: 'document' };
    return requestKind(asked, location.origin, site);
  } catch {
    return undefined;
  }
}

async function keep(
  { page, assets }: KeepMessage,
  event: ExtendableMessageEvent,
  site: WorkerSite,
): Promise<void> {
  if (page && kindOf(page, 'navigate', site) === 'page') await store(strategies.page, event, page);
  const files = assets.filter((address) => kindOf(address, 'cors', site) === 'asset');
  await storeAll(strategies.asset, event, files);
}

async function warm(
  { offline, index, build }: WarmMessage,
  event: ExtendableMessageEvent,
  site: WorkerSite,
): Promise<WarmAnswer> {
  const { href, pathname } = new URL(offline, location.origin);
  if (!isOfflinePage(pathname, site)) return { fetched: false };
  const cache = await caches.open(cacheNames.search);
  const note = await cache.match(noteAddress(href));
  if ((await note?.text()) === build) return { fetched: false };
  const done = [await store(strategies.offline, event, href)];
  if (index) done.push(await storeIndex(new URL(index, location.origin).href, event, site));
  if (done.every(Boolean)) await cache.put(noteAddress(href), new Response(build));
  return { fetched: true };
}

/** Does what a page asks for. Its answer goes to the port that came with the message, if one did. */
export async function receive(event: ExtendableMessageEvent, site: WorkerSite): Promise<void> {
  const message = parseMessage(event.data);
  if (message?.type === 'keep') await keep(message, event, site);
  if (message?.type === 'warm') {
    const result = await warm(message, event, site).catch(() => ({ fetched: false }));
    event.ports[0]?.postMessage(result);
  }
}
