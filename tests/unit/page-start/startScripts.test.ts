/** @jest-environment jsdom */
import { scriptsId } from '@site/src/page-start/scriptsId';
import { startScripts } from '@site/src/page-start/startScripts';

type Paint = (entries: unknown, observer: { disconnect(): void }) => void;

/** What the page waits for, to be told by the test. */
let paints: Paint[];
let observed: unknown[];

const observer = { disconnect: jest.fn() };

class FakeObserver {
  static readonly supportedEntryTypes: readonly string[] = ['paint'];
  constructor(onPaint: Paint) {
    paints.push(onPaint);
  }
  observe(options: unknown): void {
    observed.push(options);
  }
}

const waits = { paint: 2000, reader: 3000 };

/** Starts the scripts of a page, which is still read unless told otherwise. */
function start(state: DocumentReadyState = 'loading') {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const listeners = { onStart: jest.fn(), onSettled: jest.fn() };
  startScripts(scriptsId, waits, listeners);
  return listeners;
}

/** What is fetched ahead. */
const links = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

const endDocument = (): unknown => window.dispatchEvent(new Event('DOMContentLoaded'));

const paint = (): void => paints.forEach((onPaint) => onPaint({}, observer));

/** Paints a page that has been read, as nobody touches it. */
function show(state: DocumentReadyState = 'interactive') {
  const listeners = start(state);
  paint();
  jest.advanceTimersByTime(100);
  return listeners;
}

let canPrefetch: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  paints = [];
  observed = [];
  Object.assign(window, { PerformanceObserver: FakeObserver });
  canPrefetch = true;
  document.body.replaceChildren();
  // jsdom tells nothing of links.
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: (relation: string) => relation === 'prefetch' && canPrefetch }),
  });
  const files = ['runtime', 'main', 'page'].map(
    (name) => `<script src="/${name}.js" defer integrity="sha256-${name}"></script>`,
  );
  document.head.innerHTML = `<template id="${scriptsId}">${files.join('')}</template>`;
});

afterEach(() => {
  // Whatever has not started yet does so now, and not in the next test.
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('scripts are fetched when the document has been read and painted', () => {
  start();
  jest.advanceTimersByTime(waits.paint * 4);
  expect(paints).toEqual([]);
  endDocument();
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  jest.advanceTimersByTime(waits.paint / 2);
  expect(links()).toEqual([]);
  paint();
  expect(links()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(links()).toEqual(['/runtime.js', '/main.js', '/page.js']);
  expect(scripts()).toEqual([]);
});

describe('the stylesheet for paper', () => {
  const link = '<link rel="stylesheet" href="/print.css" media="print" integrity="sha256-print">';
  const sheet = () => document.head.querySelector<HTMLLinkElement>('link[media="print"]');

  /** As browsers with scripts read it; jsdom takes what stands in a `noscript` for elements. */
  beforeEach(() => {
    const kept = document.createElement('noscript');
    kept.textContent = link;
    document.head.prepend(kept);
  });

  test('is asked for when the page has been seen, in its place', () => {
    start('interactive');
    expect(sheet()).toBeNull();
    paint();
    jest.advanceTimersByTime(100);
    expect(document.head.firstElementChild).toBe(sheet());
    expect(sheet()?.outerHTML).toBe(link);
  });

  test('is there once, and at the latest when scripts start', () => {
    show();
    document.body.dispatchEvent(new Event('keydown'));
    expect(document.head.querySelectorAll('noscript, link[media="print"]')).toHaveLength(1);

    document.head.innerHTML = '';
    const kept = document.createElement('noscript');
    kept.textContent = link;
    document.head.append(kept);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    start('interactive');
    expect(sheet()?.outerHTML).toBe(link);
  });
});

test('each is fetched in a task of its own, as long as they have not started', () => {
  start('interactive');
  paint();
  while (links().length < 2) {
    const before = links().length;
    jest.advanceTimersToNextTimer();
    expect(links().length - before).toBeLessThanOrEqual(1);
  }
  document.body.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(100);
  expect(links()).toEqual(['/runtime.js', '/main.js']);
});

test.each(['mousemove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'])(
  'they start in their order at a %s',
  (type) => {
    const { onStart } = show();
    expect(onStart).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type));
    expect(
      scripts().map((script) => [
        new URL(script.src).pathname,
        script.getAttribute('integrity'),
        script.async,
      ]),
    ).toEqual([
      ['/runtime.js', 'sha256-runtime', false],
      ['/main.js', 'sha256-main', false],
      ['/page.js', 'sha256-page', false],
    ]);
    expect(onStart).toHaveBeenCalledTimes(1);
  },
);

test('they start without a reader some time after the page has been loaded', () => {
  show();
  jest.advanceTimersByTime(waits.paint - 200);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(waits.reader - 1);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toHaveLength(3);
});

test('a page that has been loaded already waits no longer than others', () => {
  show('complete');
  jest.advanceTimersByTime(waits.reader - 100);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(scripts()).toHaveLength(3);
});

test.each(['?q=account', '#usage'])('they start at once for an address with %s', (end) => {
  window.history.replaceState(null, '', end);
  show();
  expect(scripts()).toHaveLength(3);
  expect(links()).toEqual([]);
});

test('they start at once for a page that is little without them', () => {
  document.body.innerHTML = '<main data-needs-scripts></main>';
  show();
  expect(scripts()).toHaveLength(3);
  expect(links()).toEqual([]);
});

test('they start at once where nothing is fetched ahead', () => {
  canPrefetch = false;
  show();
  expect(scripts()).toHaveLength(3);
  expect(links()).toEqual([]);
});

test('they start at once where links do not tell what they can', () => {
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    value: undefined,
  });
  show();
  expect(scripts()).toHaveLength(3);
});

test('they start once, whatever comes after', () => {
  const { onStart } = show();
  paint();
  jest.advanceTimersByTime(100);
  document.body.dispatchEvent(new Event('keydown'));
  document.body.dispatchEvent(new Event('keydown'));
  jest.runAllTimers();
  expect(scripts()).toHaveLength(3);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('what has started is not fetched ahead', () => {
  start('interactive');
  jest.advanceTimersByTime(waits.paint + waits.reader);
  paint();
  jest.advanceTimersByTime(100);
  expect(links()).toEqual([]);
  expect(scripts()).toHaveLength(3);
});

test('a page that is not painted does not wait without end', () => {
  start('interactive');
  jest.advanceTimersByTime(waits.paint + waits.reader - 1);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toHaveLength(3);
});

test('what is out of sight is not painted, and starts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start('interactive');
  expect(scripts()).toHaveLength(3);
});

test.each([
  ['no observer', undefined],
  ['an old observer', class {}],
  [
    'an observer without paints',
    class extends FakeObserver {
      static override supportedEntryTypes = ['mark'];
    },
  ],
])('a browser with %s waits for a frame', (_name, PerformanceObserver) => {
  Object.assign(window, { PerformanceObserver });
  start('interactive');
  expect(links()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(links()).toHaveLength(3);
});

test('it is told once each has run or failed', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { onSettled } = start('interactive');
  const [runtime, main, page] = scripts();
  runtime?.dispatchEvent(new Event('load'));
  main?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(onSettled).not.toHaveBeenCalled();
  page?.dispatchEvent(new Event('load'));
  for (let i = 0; i < 3; i += 1) await Promise.resolve();
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('a page without scripts has nothing to wait for', async () => {
  document.head.replaceChildren();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { onSettled } = start('interactive');
  await Promise.resolve();
  expect(onSettled).toHaveBeenCalledTimes(1);
});
