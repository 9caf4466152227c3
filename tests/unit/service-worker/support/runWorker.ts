import { scriptsId } from '@site/src/page-start/scriptsId';
import { bundleWorker } from '@site/src/service-worker/bundleWorker';
import type { WarmAnswer } from '@site/src/service-worker/messages';
import { FakeCaches, origin } from './fakeCaches';
import { fakeDatabase } from './fakeDatabase';

/** An answer of the worker's own origin. */
class SiteResponse extends Response {
  override get type(): ResponseType {
    return 'basic';
  }

  override clone(): Response {
    return Object.setPrototypeOf(super.clone(), SiteResponse.prototype) as Response;
  }
}

/** What stands in every page of the site, and in no other. */
const mark = `<template id="${scriptsId}"></template>`;

/** Answer with the type that a server gives to such a file. */
export function answerOf(path: string, body: string, status = 200): Response {
  const type = path.endsWith('/') ? 'text/html' : 'application/octet-stream';
  return new SiteResponse(body, { status, headers: { 'Content-Type': type } });
}

/** A page that a network puts in the place of another, such as one to sign in. */
export const foreignPage = '<h1>Sign in</h1>';

type Listener = (event: object) => void;

/** A worker that runs as it is built, with the server and the caches in memory. */
export interface RunningWorker {
  readonly caches: FakeCaches;
  /** Pathnames asked for so far. */
  readonly requests: string[];
  /** Texts by pathname, those of pages without what every page has; what is not there is answered with 404. Without any, there is no network. */
  files: ReadonlyMap<string, string> | undefined;
  /** Puts a file into a cache, as if it had been used before. */
  seed(cache: string, path: string): Promise<void>;
  warm(message: object): Promise<WarmAnswer>;
  /** Has a page kept, and waits until it is. */
  keep(page: string): Promise<void>;
  /** @returns what is answered to a request of a page for a file. */
  load(path: string, cache?: RequestCache): Promise<Response> | undefined;
  /** @returns what is answered to a navigation; undefined if it is left to the browser. */
  navigate(path: string, preloaded?: Response): Promise<Response> | undefined;
}

/** Builds the worker of a site with the languages English and Chinese, and runs it. */
export async function runWorker(files: ReadonlyMap<string, string>): Promise<RunningWorker> {
  const site = { build: 'b1', basePath: '/toolpad/', languages: ['zh'], shell: [] };
  const script = await bundleWorker({ site });
  const caches = new FakeCaches();
  const listeners = new Map<string, Listener>();
  const location = new URL(`${origin}/toolpad/sw.js`);
  const ask = (request: object, preloaded?: Response): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(preloaded),
      waitUntil: () => {},
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return answer;
  };
  const worker: RunningWorker = {
    caches,
    requests: [],
    files,
    async seed(cache, path) {
      await (await caches.open(cache)).put(origin + path, answerOf(path, 'from before'));
    },
    warm: (data) =>
      new Promise((resolve) => {
        const ports = [{ postMessage: resolve }];
        listeners.get('message')?.({ data: { type: 'warm', ...data }, ports, waitUntil: () => {} });
      }),
    async keep(page) {
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      listeners.get('message')?.({ data: { type: 'keep', page, assets: [] }, waitUntil });
      await Promise.all(work);
    },
    load(path, cache = 'default') {
      return ask(new SiteRequest(path, { cache }));
    },
    navigate(path, preloaded) {
      const request = { url: origin + path, method: 'GET', mode: 'navigate' };
      return ask({ ...request, destination: 'document' }, preloaded);
    },
  };
  const fetch = async (asked: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url);
    worker.requests.push(pathname);
    // As long as three tabs need to ask for the same.
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!worker.files) throw new TypeError('no network');
    const text = worker.files.get(pathname);
    const body = text && pathname.endsWith('/') && text !== foreignPage ? mark + text : text;
    return answerOf(pathname, body ?? '', body === undefined ? 404 : 200);
  };
  const SiteRequest = class extends Request {
    constructor(asked: RequestInfo | URL, init?: RequestInit) {
      super(typeof asked === 'string' ? new URL(asked, origin) : asked, init);
    }
  };
  const scope = {
    ...fakeDatabase(),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { scope: `${origin}/toolpad/` },
    location,
    caches,
    fetch,
    Request: SiteRequest,
    FetchEvent: class {},
  };
  const globals = { ...scope, globalThis: scope, self: scope };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return worker;
}
