import { isOfflinePage, offlineAnswer } from './offline';
import { pageAddress } from './pageAddress';
import { requestKind } from './requestKind';
import { respond, respondAndStore } from './respond';
import type { FetchEvent } from './scope';
import type { WorkerSite } from './site';
import { freshStrategies, strategies } from './strategies';

async function answerPage(event: FetchEvent, site: WorkerSite): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const isOffline = isOfflinePage(pathname, site);
  try {
    return await respond(isOffline ? strategies.offline : strategies.page, event, request);
  } catch {
    return isOffline
      ? Response.error()
      : offlineAnswer(request, pageAddress(pathname) ?? pathname, site);
  }
}

/**
 * Answers for a file that is opened as a page is, such as the Markdown of one. Hands on what the browser
 * has asked for already, so that it does not ask a second time.
 */
async function answerElse(
  { request, preloadResponse }: FetchEvent,
  site: WorkerSite,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return request.destination === 'document'
      ? offlineAnswer(request, new URL(request.url).pathname, site)
      : Response.error();
  }
}

/** Answers a request of a page, if the worker has something to do with it. */
export function answer(event: FetchEvent, site: WorkerSite): void {
  const { request } = event;
  const kind = requestKind(request, location.origin, site);
  if (kind === 'page') event.respondWith(answerPage(event, site));
  else if (kind) {
    const answered =
      request.cache === 'reload'
        ? respondAndStore(freshStrategies[kind], event, request)
        : respond(strategies[kind], event, request);
    event.respondWith(answered.catch(() => Response.error()));
  } else if (request.mode === 'navigate' && event.preloadResponse) {
    event.respondWith(answerElse(event, site));
  }
}
