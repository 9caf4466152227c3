import type { Page, Route } from '@playwright/test';

/** What can happen to a file on its way. */
export type FileFault = 'missing' | 'truncated' | 'page' | 'refused' | 'hanging';

const javaScript = 'text/javascript; charset=utf-8';

const faults: Readonly<Record<FileFault, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Browsers do not keep what ends too early.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.slice(0, body.length / 2) });
  },
  // A host that answers everything with its start page, or a portal that wants one to sign in.
  page: (route) =>
    route.fulfill({ contentType: javaScript, body: '<!doctype html><title>x</title>' }),
  refused: (route) => route.abort('connectionrefused'),
  hanging: async () => {},
};

/** Files of the bundles that pages name themselves, and those that scripts ask for. */
export const files = {
  main: /\/assets\/js\/main\.[^/]+\.js/,
  runtime: /\/assets\/js\/runtime~main\.[^/]+\.js/,
  stylesheet: /\/assets\/css\/[^/]+\.css/,
  chunk: /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js/,
} as const;

/** A fault that can be ended. */
export interface Broken {
  /** How often a file was asked for. */
  readonly requests: () => number;
  readonly mend: () => Promise<void>;
}

/**
 * Has files fail from now on.
 *
 * @param times how often each file fails before it arrives.
 */
export async function breakFiles(
  page: Page,
  pattern: RegExp,
  fault: FileFault,
  times = Infinity,
): Promise<Broken> {
  const asked = new Map<string, number>();
  let requests = 0;
  await page.route(pattern, async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, count);
    requests += 1;
    if (count > times) await route.continue();
    else await faults[fault](route);
  });
  return { requests: () => requests, mend: () => page.unroute(pattern) };
}

/** Counts the documents that a page loads from now on, whether they come to an end or not. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Readers who save data get nothing ahead, so that the code of the next page is not there yet. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}
