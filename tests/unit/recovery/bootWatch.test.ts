/** @jest-environment jsdom */
import { bootWatchScript } from '../../../src/recovery/bootWatch';
import { scriptsId } from '../../../src/page-start/scriptsId';
import { noticeHtml, noticeId } from '../../../src/recovery/notice';

type Listener = (event: Partial<Event>) => void;

/** What scripts of the page are asked for past caches. */
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** Globals of a page as the script sees them. */
interface Situation {
  readonly booted?: boolean;
  readonly onLine?: boolean;
  /** How the page was come to; browsers that hide what they measure do not tell. */
  readonly type?: 'navigate' | 'reload' | 'back_forward' | 'hidden';
}

/** Runs the text as a browser does, in a page whose files fail. */
function run({ booted = false, onLine = true, type = 'navigate' }: Situation = {}) {
  const notice = noticeHtml(({ message }) => message ?? '');
  document.body.innerHTML = `<template id="${noticeId}">${notice}</template><main>text</main>`;
  // What is out of sight starts its scripts at once, and here it has none.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const listeners: Record<string, Listener> = {};
  const reload = jest.fn();
  const page = { docusaurusRoot: booted ? {} : undefined };
  new Function(
    'window',
    'navigator',
    'performance',
    'location',
    'addEventListener',
    'fetch',
    bootWatchScript,
  )(
    page,
    { onLine },
    { getEntriesByType: () => (type === 'hidden' ? [] : [{ type }]) },
    { reload, origin: window.location.origin },
    (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    fetched,
  );
  // The page has started none of them, for it had none: they never end here.
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<template id="${scriptsId}"><script src="/main.js"></script></template>`,
  );
  return {
    page,
    reload,
    load: async () => {
      listeners.load?.({});
      await Promise.resolve();
    },
    fail: (target: EventTarget) => listeners.error?.({ target }),
  };
}

const notice = () => document.querySelector<HTMLElement>('[role="alert"]');

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue({ blob: () => Promise.resolve() });
});
afterEach(() => jest.useRealTimers());

it('leaves a page alone that works', async () => {
  const { load, reload } = run({ booted: true });
  await load();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeNull();
});

it('waits for a second attempt before it loads the page anew', async () => {
  const { load, reload, page } = run();
  await load();
  jest.advanceTimersByTime(2500);
  expect(reload).not.toHaveBeenCalled();
  page.docusaurusRoot = {};
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

it('loads a page anew, and does not say so', async () => {
  const { load, reload } = run();
  await load();
  await jest.advanceTimersByTimeAsync(4500);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
});

it('fetches the scripts past caches before, but does not wait for them for ever', async () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const { load, reload } = run();
  await load();
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/main\.js$/), { cache: 'reload' }]]);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2500);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads a page anew whose scripts can not be had', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  const { load, reload } = run();
  await load();
  await jest.advanceTimersByTimeAsync(4500);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<Situation>([{ type: 'reload' }, { type: 'hidden' }, { onLine: false }])(
  'tells, with %j',
  async (situation) => {
    const { load, reload } = run(situation);
    await load();
    jest.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
    expect(notice()?.id).toBe(noticeId);
    notice()?.querySelector('button')?.click();
    await jest.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('tells once of a page that does not come to an end, and reloads nothing', () => {
  const { reload } = run();
  jest.runAllTimers();
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(document.querySelector(`template[id="${noticeId}"]`)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('asks again for a stylesheet that does not come, behind everything else', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/site.css"><meta name="last">';
  // As long as it has not come, a stylesheet has no rules.
  expect(document.querySelector('link')?.sheet).toBeNull();
  run({ booted: true });
  jest.runAllTimers();
  expect(document.head.lastElementChild?.getAttribute('href')).toMatch(/\/site\.css\?again$/);
  expect(notice()).not.toBeNull();
  document.head.replaceChildren();
});

it('leaves a page alone while a stylesheet is on its way that is wanted later', async () => {
  const { load, reload } = run({ booted: true });
  await load();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/search.css';
  document.head.append(link);
  expect(link.sheet).toBeNull();
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeNull();
  expect(link.getAttribute('href')).toBe('/search.css');
  document.head.replaceChildren();
});

it('misses a stylesheet of the document after it is loaded', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/site.css"><meta name="last">';
  const { load, reload } = run({ booted: true });
  await load();
  await jest.advanceTimersByTimeAsync(4500);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(document.head.lastElementChild?.getAttribute('href')).toMatch(/\/site\.css\?again$/);
  document.head.replaceChildren();
});

it('leaves stylesheets of other hosts alone', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="https://fonts.example/a.css"><meta>';
  run({ booted: true });
  jest.runAllTimers();
  expect(document.head.lastElementChild?.tagName).toBe('META');
  expect(notice()).toBeNull();
  document.head.replaceChildren();
});

it('misses no stylesheet that is only for paper', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/print.css" media="print"><meta>';
  const { reload } = run({ booted: true });
  jest.runAllTimers();
  expect(document.head.lastElementChild?.tagName).toBe('META');
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeNull();
  document.head.replaceChildren();
});

it('takes a script away that has failed, for which the bundler would wait', () => {
  document.head.innerHTML = '<script src="/page.js"></script><link rel="stylesheet" href="/a.css">';
  const { fail } = run();
  const [script, link] = document.head.children;
  fail(link as Element);
  expect(link?.isConnected).toBe(true);
  fail(script as Element);
  expect(script?.isConnected).toBe(false);
  // An error of the page's own code.
  fail(window);
  document.head.replaceChildren();
});

it('can stand in a script element', () => {
  expect(bootWatchScript).not.toMatch(/<\/script|<!--/i);
});
