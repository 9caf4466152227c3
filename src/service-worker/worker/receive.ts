import { cacheNames } from '../cacheNames';
import { parseMessage, type KeepMessage, type WarmAnswer, type WarmMessage } from '../messages';
import { shellOf } from '../shellOf';
import { isOfflinePage } from './offline';
import { oncePerBuild, type Outcome } from './once';
import { requestKind, type RequestKind } from './requestKind';
import { store, storeAll } from './respond';
import type { ExtendableMessageEvent } from './scope';
import { storeIndex, wasSearched } from './searchIndex';
import type { WorkerSite } from './site';
import { strategies } from './strategies';

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

const assetsAmong = (addresses: readonly string[], site: WorkerSite): string[] =>
  addresses.filter((address) => kindOf(address, 'cors', site) === 'asset');

async function keep(
  { page, assets }: KeepMessage,
  event: ExtendableMessageEvent,
  site: WorkerSite,
): Promise<void> {
  if (page && kindOf(page, 'navigate', site) === 'page') await store(strategies.page, event, page);
  await storeAll(strategies.asset, event, assetsAmong(assets, site));
}

/** Keeps the offline page of a language with the files that it refers to. */
async function storeOfflinePage(
  address: string,
  event: ExtendableMessageEvent,
  site: WorkerSite,
): Promise<Outcome> {
  if (!(await store(strategies.offline, event, address))) return 'later';
  const cache = await caches.open(cacheNames.offline);
  const page = await cache.match(address, { ignoreVary: true });
  const shell = shellOf((await page?.text()) ?? '', site.basePath);
  await storeAll(strategies.asset, event, assetsAmong(shell, site));
  return page ? 'done' : 'later';
}

async function warmIndex(
  { index, installed, build }: WarmMessage,
  site: WorkerSite,
): Promise<boolean> {
  if (!index) return false;
  const folder = new URL(index, location.origin).href;
  if (!installed && !(await wasSearched(folder))) return false;
  return oncePerBuild(folder, build, () => storeIndex(folder, site));
}

async function warm(
  message: WarmMessage,
  event: ExtendableMessageEvent,
  site: WorkerSite,
): Promise<WarmAnswer> {
  const { href, pathname } = new URL(message.offline, location.origin);
  if (!isOfflinePage(pathname, site)) return { offline: false, index: false };
  const offline = await oncePerBuild(href, message.build, () =>
    storeOfflinePage(href, event, site),
  ).catch(() => false);
  return { offline, index: await warmIndex(message, site).catch(() => false) };
}

/** Does what a page asks for. Its answer goes to the port that came with the message, if one did. */
export async function receive(event: ExtendableMessageEvent, site: WorkerSite): Promise<void> {
  const message = parseMessage(event.data);
  if (message?.type === 'keep') await keep(message, event, site);
  if (message?.type === 'warm') {
    const result = await warm(message, event, site).catch(() => ({ offline: false, index: false }));
    event.ports[0]?.postMessage(result);
  }
}
