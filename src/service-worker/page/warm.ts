import { loadDialog } from '@site/src/components/Search';
import { loadPage } from '../../lazy-routes/page/loadPage';
import { indexFolder } from '../../search/indexFiles';
import type { WarmAnswer, WarmMessage } from '../messages';
import { hasBytesToSpare, readersConnection } from './connection';

/** Whether the site was opened as an application of its own. */
function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

function ask(worker: ServiceWorker, message: WarmMessage): Promise<WarmAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WarmAnswer>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

/** What is to be fetched ahead. */
export interface WarmOptions {
  /** Base path with the language prefix, with a slash at the end. */
  readonly baseUrl: string;
  /** Build of the page. */
  readonly build: string;
  /** Whether search reads an index of the site, and not a service's. */
  readonly searchesHere: boolean;
}

/**
 * Has the worker fetch, once for each build, what works without a connection only if it is there
 * before: the offline page, and the search index if the reader searches; and loads the code of both.
 */
export async function warm({ baseUrl, build, searchesHere }: WarmOptions): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const offline = `${baseUrl}offline/`;
  const wantsIndex = searchesHere && hasBytesToSpare(readersConnection());
  const fetched = await ask(worker, {
    type: 'warm',
    offline,
    build,
    installed: isInstalled(),
    ...(wantsIndex && { index: `${baseUrl}${indexFolder}/` }),
  });
  // Loaded through the worker, which keeps them.
  await Promise.allSettled([fetched.offline && loadPage(offline), fetched.index && loadDialog()]);
}
