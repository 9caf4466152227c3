import { loadDialog } from '@site/src/components/Search';
import { indexFolder } from '../../search/indexFiles';
import type { WarmAnswer, WarmMessage } from '../messages';

/** Part of the Network Information API, which some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection is one for bytes that nobody has asked for. */
export function hasBytesToSpare({ saveData, effectiveType }: Connection = {}): boolean {
  return !saveData && !/2g$/.test(effectiveType ?? '');
}

/** Waits until the page has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else {
      setTimeout(resolve, 3000);
    }
  });
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

/**
 * Fetches, once for each build, what works without a connection only if it is there before: the
 * offline page, the search index, and the code of both.
 *
 * @param baseUrl base path with the language prefix, with a slash at the end.
 * @param searchesHere whether search reads an index of the site, and not a service's.
 */
export async function warm(baseUrl: string, build: string, searchesHere: boolean): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!worker || !hasBytesToSpare(connection)) return;
  const offline = `${baseUrl}offline/`;
  const index = searchesHere ? { index: `${baseUrl}${indexFolder}/` } : {};
  const { fetched } = await ask(worker, { type: 'warm', offline, build, ...index });
  if (!fetched) return;
  // Loaded through the worker, which keeps them.
  await Promise.allSettled([window.docusaurus.preload(offline), loadDialog()]);
}
