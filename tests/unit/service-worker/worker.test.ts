import { runInNewContext } from 'node:vm';
import { bundleWorker } from '@site/src/service-worker/bundleWorker';
import { serviceWorkerMode } from '@site/src/service-worker/configuration';
import { parseMessage } from '@site/src/service-worker/messages';
import { abandonedCaches } from '@site/src/service-worker/worker/lifecycle';
import { indexAddresses, outdated } from '@site/src/service-worker/worker/searchIndex';
import { shellOf } from '@site/src/service-worker/shellOf';

jest.mock('workbox-strategies', () => ({
  CacheFirst: class {},
  NetworkFirst: class {},
  StaleWhileRevalidate: class {},
}));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));
jest.mock('workbox-core/registerQuotaErrorCallback.js', () => ({
  registerQuotaErrorCallback: () => {},
}));

test('only caches of ours are tidied up', () => {
  const names = ['toolpad-docs-pages', 'toolpad-docs-pages-old', 'another-application'];
  expect(abandonedCaches(names)).toEqual(['toolpad-docs-pages-old']);
});

describe('search index', () => {
  const folder = 'https://docs.example/toolpad/pagefind/';

  test('is fetched by its list', () => {
    expect(indexAddresses(['index/a.pf_index', 1, 'pagefind.js'], folder)).toEqual([
      `${folder}index/a.pf_index`,
      `${folder}pagefind.js`,
    ]);
    expect(indexAddresses({ not: 'a list' }, folder)).toEqual([]);
  });

  test('loses what the list no longer names, and no other language anything', () => {
    const other = 'https://docs.example/toolpad/zh/pagefind/index/b.pf_index';
    const kept = [`${folder}index/a.pf_index`, `${folder}index/old.pf_index`, other];
    expect(outdated(kept, [`${folder}index/a.pf_index`], folder)).toEqual([
      `${folder}index/old.pf_index`,
    ]);
  });
});

test.each([
  [
    { type: 'keep', page: '/a/', assets: ['/b', 1] },
    { type: 'keep', page: '/a/', assets: ['/b'] },
  ],
  [
    { type: 'keep', page: 1, assets: [] },
    { type: 'keep', assets: [] },
  ],
  [{ type: 'keep' }, undefined],
  [
    { type: 'warm', offline: '/o/', build: 'b', index: '/i/', installed: 'yes' },
    { type: 'warm', offline: '/o/', build: 'b', index: '/i/', installed: false },
  ],
  [{ type: 'warm', offline: '/o/' }, undefined],
  ['keep', undefined],
  [null, undefined],
])('message %j', (data, message) => {
  expect(parseMessage(data)).toEqual(message);
});

test('the shell is what a page refers to, each file once', () => {
  const html =
    '<script src=/toolpad/assets/js/main.1.js defer></script><link rel=stylesheet href="/toolpad/assets/css/styles.2.css">' +
    '<link rel=icon href=/toolpad/img/favicon.svg><script src=/toolpad/assets/js/main.1.js></script>';
  expect(shellOf(html, '/toolpad/')).toEqual([
    '/toolpad/assets/js/main.1.js',
    '/toolpad/assets/css/styles.2.css',
  ]);
});

test('the mode is on unless it is said to be off, and nothing else', () => {
  expect([undefined, '', 'on'].map((value) => serviceWorkerMode(value))).toEqual([
    'on',
    'on',
    'on',
  ]);
  expect(serviceWorkerMode('off')).toBe('off');
  expect(() => serviceWorkerMode('false')).toThrow('SERVICE_WORKER  "false" is neither on nor off');
});

describe('bundles', () => {
  /** Runs a worker's script and returns the names of the events that it listens for. */
  function listens(script: string): string[] {
    const names: string[] = [];
    const registration = { scope: 'https://docs.example/toolpad/' };
    const self = { addEventListener: (name: string) => names.push(name), registration };
    const globals = {
      ...self,
      self,
      location: new URL(registration.scope),
      URL,
      Request: class {},
    };
    runInNewContext(script, { ...globals, IDBDatabase: class {}, setTimeout });
    return names.sort();
  }
  const site = { build: 'b1', basePath: '/toolpad/', languages: [], shell: ['/toolpad/a.js'] };

  test('the worker answers requests, and knows its build', async () => {
    const script = await bundleWorker({ site });
    expect(listens(script)).toEqual(['activate', 'fetch', 'install', 'message']);
    expect(script).toContain('"b1"');
  });

  test('the switch answers none', async () => {
    expect(listens(await bundleWorker('off'))).toEqual(['activate', 'install']);
  });
});
