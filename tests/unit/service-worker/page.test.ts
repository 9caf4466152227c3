/** @jest-environment jsdom */
import { keptPages, titleOf } from '@site/src/components/OfflinePage/keptPages';
import { wantedPage } from '@site/src/components/OfflinePage/wantedPage';
import { scriptsId } from '@site/src/page-start/scriptsId';
import { buildOf, publishedBuild } from '@site/src/service-worker/page/buildOf';
import { hasBytesToSpare } from '@site/src/service-worker/page/connection';
import { createUpdater, type UpdatablePage } from '@site/src/service-worker/page/createUpdater';
import { isBusy } from '@site/src/service-worker/page/isBusy';
import { keepFirstPage, keepPage } from '@site/src/service-worker/page/keepPage';
import { mayReload } from '@site/src/service-worker/page/reloadGuard';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** A page of a build, as far as its scripts go. */
const pageWith = (...names: string[]) => {
  const scripts = names.map((name) => `<script src="/toolpad/assets/js/${name}"></script>`);
  return `<template id="${scriptsId}">${scripts.join('')}</template>`;
};

test('a build goes by the scripts that all pages have', () => {
  const scripts = (...names: string[]) => parse(pageWith(...names));
  const first = buildOf(scripts('runtime~main.1.js', 'main.2.js'));
  expect(first).toBe('/toolpad/assets/js/main.2.js /toolpad/assets/js/runtime~main.1.js');
  expect(buildOf(scripts('main.2.js', 'page.9.js', 'runtime~main.1.js'))).toBe(first);
  expect(buildOf(scripts('runtime~main.1.js', 'main.3.js'))).not.toBe(first);
  expect(buildOf(parse('<p>none</p>'))).toBe('');
});

describe('isBusy', () => {
  afterEach(() => document.body.replaceChildren());

  test.each([
    ['<div data-demo="a"></div>', false],
    ['<div data-demo="a" data-unsaved="true"></div>', true],
    ['<dialog open></dialog>', true],
  ])('%s: %s', (html, busy) => {
    document.body.innerHTML = html;
    expect(isBusy()).toBe(busy);
  });

  test.each([
    ['<input value="">', false],
    ['<input value="query">', true],
    ['<input type="search" value="query">', true],
    ['<textarea>thanks</textarea>', true],
    ['<input type="radio" value="wrong">', false],
    ['<input type="checkbox" value="on">', false],
    ['<iframe tabindex="0"></iframe>', true],
    ['<button>Copy</button>', false],
  ])('with the focus on %s: %s', (html, busy) => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>('body > *')?.focus();
    expect(document.activeElement).not.toBe(document.body);
    expect(isBusy()).toBe(busy);
  });

  test.each([
    ['<input value="a">', true],
    ['<textarea>a</textarea>', true],
    ['<input type="search" value="a">', false],
    ['<input type="hidden" value="a">', false],
    ['<input type="checkbox" value="a">', false],
  ])('with a text that was changed and left in %s: %s', (html, busy) => {
    document.body.innerHTML = html;
    expect(isBusy()).toBe(false);
    document.querySelector<HTMLInputElement>('body > *')!.value = 'changed';
    // What is hidden or checked has one value for both.
    expect(isBusy()).toBe(busy);
  });
});

describe('mayReload', () => {
  const minute = 60_000;
  beforeEach(() => sessionStorage.clear());
  const at = (now: number) => mayReload(() => sessionStorage, now);

  test('twice within a minute, and again after it', () => {
    expect([0, 1, 2].map(at)).toEqual([true, true, false]);
    expect(at(minute + 2)).toBe(true);
  });

  test('counts with a clock that is set back', () => {
    expect([10 * minute, 10 * minute + 1].map(at)).toEqual([true, true]);
    expect(at(10 * minute - 1)).toBe(false);
    expect(at(0)).toBe(true);
  });

  test('starts anew from garbage, and never without storage', () => {
    sessionStorage.setItem('toolpad-reloads', '{"a":');
    expect(at(0)).toBe(true);
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(mayReload(refused, 0)).toBe(false);
  });
});

describe('createUpdater', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function updatable(rest: Partial<UpdatablePage> = {}) {
    const reload = jest.fn();
    const changed = createUpdater({
      build: 'a',
      isReady: () => true,
      publishedBuild: async () => 'b',
      mayReload: () => true,
      reload,
      ...rest,
    });
    return { changed, reload };
  }
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  test('reloads for another build, once', async () => {
    const { changed, reload } = updatable();
    changed();
    changed();
    await pass(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<UpdatablePage>]>([
    ['the build is the same', { publishedBuild: async () => 'a' }],
    ['it has reloaded too often', { mayReload: () => false }],
  ])('does not if %s', async (_name, rest) => {
    const { changed, reload } = updatable(rest);
    changed();
    await pass(5000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('asks a server that does not say again, less and less often', async () => {
    const minute = 60_000;
    const publishedBuild = jest.fn(async (): Promise<string | undefined> => undefined);
    const { changed, reload } = updatable({ publishedBuild });
    changed();
    await pass(minute);
    expect(publishedBuild.mock.calls.length).toBeGreaterThan(3);
    await pass(60 * minute);
    expect(publishedBuild.mock.calls.length).toBeLessThan(20);
    publishedBuild.mockResolvedValue('b');
    await pass(11 * minute);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('asks again if there is one more build while the server is asked', async () => {
    const answers = ['a', 'b'];
    const publishedBuild = jest.fn(async () => {
      if (answers.length === 2) changed();
      const answer = answers.shift();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return answer;
    });
    const { changed, reload } = updatable({ publishedBuild });
    changed();
    await pass(200);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits until the reader is there', async () => {
    let ready = false;
    const { changed, reload } = updatable({ isReady: () => ready });
    changed();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    ready = true;
    await pass(1000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits again if the reader begins to edit while the server is asked', async () => {
    let ready = true;
    const publishedBuild = async () => {
      ready = false;
      return 'b';
    };
    const { changed, reload } = updatable({ isReady: () => ready, publishedBuild });
    changed();
    await pass(3000);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('publishedBuild', () => {
  const answer = (text: string, ok = true) => ({ ok, text: async () => text });
  const fetchMock = jest.fn();
  beforeEach(() => Object.assign(globalThis, { fetch: fetchMock.mockReset() }));
  afterEach(() => Object.assign(globalThis, { fetch: undefined }));

  test('is that of the page which the server has now', async () => {
    fetchMock.mockResolvedValue(answer(pageWith('main.2.js')));
    expect(await publishedBuild('/toolpad/')).toBe('/toolpad/assets/js/main.2.js');
    fetchMock.mockResolvedValue(answer('<p>sign in first</p>'));
    expect(await publishedBuild('/toolpad/')).toBeUndefined();
    fetchMock.mockResolvedValue(answer('', false));
    expect(await publishedBuild('/toolpad/')).toBeUndefined();
  });

  test('is not waited for without end', async () => {
    const limit = new AbortController();
    const timeout = jest.fn(() => limit.signal);
    AbortSignal.timeout = timeout;
    fetchMock.mockImplementation(
      (_address, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const published = publishedBuild('/toolpad/');
    limit.abort();
    expect(await published).toBeUndefined();
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});

describe('what pages have kept', () => {
  const postMessage = jest.fn();
  const connect = (connection?: object) =>
    Object.assign(navigator, { connection, serviceWorker: { controller: { postMessage } } });
  beforeEach(() => {
    postMessage.mockReset();
    performance.getEntriesByType = () => [];
  });

  test('is each page, but none twice where the reader saves data', () => {
    connect();
    keepPage('/toolpad/a/');
    expect(postMessage).toHaveBeenCalledWith({ type: 'keep', page: '/toolpad/a/', assets: [] });
    postMessage.mockReset();
    connect({ saveData: true });
    keepPage('/toolpad/a/');
    expect(postMessage).not.toHaveBeenCalled();
    keepFirstPage();
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});

test('bytes are spared where the reader or the connection says so', () => {
  expect(hasBytesToSpare()).toBe(true);
  expect(hasBytesToSpare({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(hasBytesToSpare({ saveData: true })).toBe(false);
  expect(hasBytesToSpare({ effectiveType: 'slow-2g' })).toBe(false);
});

test.each([
  ['?page=%2Ftoolpad%2Fcore%2F%3Fa%3D1', '/toolpad/core/?a=1'],
  ['?page=%2Fother%2F', undefined],
  ['?page=https%3A%2F%2Fevil.example%2Ftoolpad%2F', undefined],
  ['?page=%2F%2Fevil.example%2Ftoolpad%2F', undefined],
  ['?page=%2Ftoolpad%2F..%2Fother', undefined],
  ['?page=%5C%5Cevil.example', undefined],
  ['', undefined],
])('wanted page of %s', (search, page) => {
  expect(wantedPage(search, 'https://docs.example', '/toolpad/')).toBe(page);
});

describe('kept pages', () => {
  const routing = { basePath: '/toolpad/', locales: ['en', 'zh'], defaultLocale: 'en' };

  function keepPages(pages: Readonly<Record<string, string>>) {
    const origin = 'https://docs.example';
    const cache = {
      keys: async () => Object.keys(pages).map((path) => ({ url: origin + path })),
      match: async ({ url }: { url: string }) => ({
        text: async () => pages[url.slice(origin.length)],
      }),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
  }
  afterEach(() => Object.assign(globalThis, { caches: undefined }));

  test('are those of the language, by their titles', async () => {
    keepPages({
      '/toolpad/core/b/': '<h1>Beta</h1>',
      '/toolpad/zh/core/b/': '<h1>乙</h1>',
      '/toolpad/core/a/': '<h1> Alpha </h1>',
      '/toolpad/core/c/': '<p>no title</p>',
    });
    expect(await keptPages('en', routing)).toEqual([
      { pathname: '/toolpad/core/c/', title: '/toolpad/core/c/' },
      { pathname: '/toolpad/core/a/', title: 'Alpha' },
      { pathname: '/toolpad/core/b/', title: 'Beta' },
    ]);
    expect(await keptPages('zh', routing)).toHaveLength(1);
  });

  test('are none where there are no caches', async () => {
    expect(await keptPages('en', routing)).toEqual([]);
  });

  test('have the title of their heading', () => {
    expect(titleOf('<h1>App <em>bar</em></h1>')).toBe('App bar');
    expect(titleOf('')).toBeUndefined();
  });
});
