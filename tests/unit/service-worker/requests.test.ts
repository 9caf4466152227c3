import fc from 'fast-check';
import { cacheControl } from '@site/src/hosting/headers';
import { isSmall, isStorable } from '@site/src/service-worker/worker/isStorable';
import { isOfflinePage, offlineAddresses } from '@site/src/service-worker/worker/offline';
import { pageAddress } from '@site/src/service-worker/worker/pageAddress';
import { requestKind } from '@site/src/service-worker/worker/requestKind';
import type { WorkerSite } from '@site/src/service-worker/worker/site';

const site: WorkerSite = {
  build: 'b',
  basePath: '/toolpad/',
  languages: ['pt', 'zh'],
  shell: [],
};
const origin = 'https://docs.example';

describe('requestKind', () => {
  const kindOf = (path: string, asked: object = {}) =>
    requestKind(
      { url: origin + path, method: 'GET', mode: 'cors', destination: '', ...asked },
      origin,
      site,
    );
  const navigation = { mode: 'navigate', destination: 'document' };

  test.each([
    ['/toolpad/', 'page'],
    ['/toolpad', 'page'],
    ['/toolpad/core/api/crud/', 'page'],
    ['/toolpad/core/api/crud/index.html?x', 'page'],
    ['/toolpad/zh/core/', 'page'],
    ['/toolpad/studio/0.12.0/', 'page'],
    ['/toolpad/core/%E0%A4%A', 'page'],
    ['/toolpad/core/foo.bar', 'page'],
    ['/toolpad/core/v0.13.0', 'page'],
    ['/toolpad/core.md', undefined],
    ['/toolpad/core.MD', undefined],
    ['/toolpad/llms.txt', undefined],
    ['/toolpadded/', undefined],
    ['/', undefined],
  ])('navigation to %s: %s', (path, kind) => {
    expect(kindOf(path, navigation)).toBe(kind);
  });

  test('documents of frames are not pages', () => {
    expect(kindOf('/toolpad/demos/a/', { mode: 'navigate', destination: 'iframe' })).toBe('frame');
  });

  test.each([
    ['/toolpad/assets/js/main.1.js', 'asset'],
    ['/toolpad/pt/assets/js/main.1.js', 'asset'],
    ['/toolpad/img/icons/icon-192.png', 'picture'],
    ['/toolpad/zh/screenshots/a.webp', 'picture'],
    ['/toolpad/pagefind/index/en_1.pf_index', 'index-part'],
    ['/toolpad/zh/pagefind/fragment/zh_1.pf_fragment', 'index-part'],
    ['/toolpad/pagefind/core-0.12.1/index/en_1.pf_index', 'index-part'],
    ['/toolpad/pagefind/core-0.12.1/pagefind.js', 'index-entry'],
    ['/toolpad/pagefind/pagefind-entry.json?ts=1', 'index-entry'],
    ['/toolpad/sw.js', undefined],
    ['/toolpad/manifest.webmanifest', undefined],
    ['/toolpad/core/', undefined],
    ['/assets/js/main.1.js', undefined],
  ])('file %s: %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test('what is sent, and what other hosts have, is left alone', () => {
    expect(kindOf('/toolpad/', { ...navigation, method: 'POST' })).toBeUndefined();
    const url = 'https://other.example/toolpad/assets/a.js';
    const asked = { url, method: 'GET', mode: 'cors', destination: '' };
    expect(requestKind(asked, origin, site)).toBeUndefined();
  });
});

describe('pageAddress', () => {
  test.each([
    '/toolpad/core/api',
    '/toolpad/core/api/',
    '/toolpad//core/api/',
    '/toolpad/core/api/index.html',
    '/toolpad/core/api.html',
    '/toolpad/%63ore/api/',
  ])('%s', (pathname) => {
    expect(pageAddress(pathname)).toBe('/toolpad/core/api/');
  });

  test('has one address for each page, and none for what is malformed', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const address = pageAddress(path || '/');
        if (address !== undefined) expect(pageAddress(address)).toBe(address);
      }),
    );
    expect(pageAddress('/toolpad/%E0%A4%A')).toBeUndefined();
  });
});

describe('offline pages', () => {
  test('come in the language of the address, then in the default one', () => {
    expect(offlineAddresses('/toolpad/core/', site)).toEqual(['/toolpad/offline/']);
    expect(offlineAddresses('/toolpad/zh/core/', site)).toEqual([
      '/toolpad/zh/offline/',
      '/toolpad/offline/',
    ]);
    expect(offlineAddresses('/toolpad/zh', site)[0]).toBe('/toolpad/zh/offline/');
    expect(offlineAddresses('/toolpad/zhongwen/', site)).toEqual(['/toolpad/offline/']);
  });

  test('are known in every spelling', () => {
    expect(isOfflinePage('/toolpad/offline', site)).toBe(true);
    expect(isOfflinePage('/toolpad/zh/offline/index.html', site)).toBe(true);
    expect(isOfflinePage('/toolpad/core/offline/', site)).toBe(false);
  });
});

describe('isStorable', () => {
  const script = { 'Content-Type': 'text/javascript' };
  const page = { 'Content-Type': 'text/html; charset=utf-8' };
  const answer = (headers: Record<string, string>, rest: Partial<Response> = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    ...rest,
    headers: new Headers(headers),
  });

  test('pages are documents, and files are not', () => {
    expect(isStorable(answer(page), 'page')).toBe(true);
    expect(isStorable(answer(script), 'asset')).toBe(true);
    expect(isStorable(answer(page), 'asset')).toBe(false);
    expect(isStorable(answer(script), 'page')).toBe(false);
  });

  test.each([
    ['errors', { status: 503 }],
    ['parts', { status: 206 }],
    ['redirects', { redirected: true }],
    ['answers of other origins', { type: 'opaque' as const }],
  ])('%s are not kept', (_name, rest) => {
    expect(isStorable(answer(page, rest), 'page')).toBe(false);
  });
});

describe('isSmall', () => {
  const limit = 100;
  /** An answer that comes in parts of 40 bytes; counts how many were read, and whether to the end. */
  function stream(parts: number, headers: Record<string, string> = {}) {
    const seen = { parts: 0, cancelled: false };
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (seen.parts === parts) return controller.close();
          seen.parts += 1;
          return controller.enqueue(new Uint8Array(40));
        },
        cancel() {
          seen.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { seen, response: new Response(body, { headers }) };
  }

  test('goes by the length that is named for the text itself', async () => {
    const named = (length: number) => stream(1, { 'Content-Length': String(length) });
    const small = named(100);
    expect(await isSmall(small.response, limit)).toBe(true);
    expect(small.seen.parts).toBe(0);
    expect(await isSmall(named(101).response, limit)).toBe(false);
  });

  test.each([
    ['without a length', {}],
    ['with the length of what is compressed', { 'Content-Length': '9', 'Content-Encoding': 'br' }],
  ])('measures a text %s, and leaves it whole', async (_name, headers) => {
    const { response } = stream(2, headers);
    expect(await isSmall(response, limit)).toBe(true);
    expect((await response.arrayBuffer()).byteLength).toBe(80);
    const big = stream(1000, headers);
    expect(await isSmall(big.response, limit)).toBe(false);
    expect(big.seen.cancelled).toBe(true);
    expect(big.seen.parts).toBeLessThan(6);
  });
});

test.each(['pagefind', 'pagefind/core-0.12.1'])(
  'hosts are told to have parts of %s kept for as long as the worker keeps them',
  (folder) => {
    for (const part of ['index/a.pf_index', 'fragment/a.pf_fragment', 'filter/a.pf_filter']) {
      expect(cacheControl(`/${folder}/${part}`)).toContain('immutable');
    }
    expect(cacheControl(`/${folder}/pagefind-entry.json`)).toBe('no-cache');
  },
);
