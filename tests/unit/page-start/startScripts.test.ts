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

const longest = 2000;

/** Starts the scripts of a page, which is still read unless told otherwise. */
function start(state: DocumentReadyState = 'loading'): jest.Mock {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const onSettled = jest.fn();
  startScripts(scriptsId, longest, onSettled);
  return onSettled;
}

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

const endDocument = (): unknown => window.dispatchEvent(new Event('DOMContentLoaded'));

const paint = (): void => paints.forEach((onPaint) => onPaint({}, observer));

beforeEach(() => {
  jest.useFakeTimers();
  paints = [];
  observed = [];
  Object.assign(window, { PerformanceObserver: FakeObserver });
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
});

test('scripts start in their order, when the document has been read and painted', () => {
  start();
  jest.advanceTimersByTime(longest * 2);
  expect(paints).toEqual([]);
  endDocument();
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  jest.advanceTimersByTime(longest / 2);
  expect(scripts()).toEqual([]);
  paint();
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(100);
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
});

test('they start once, whatever comes after the paint', () => {
  start('interactive');
  paint();
  paint();
  jest.runAllTimers();
  expect(scripts()).toHaveLength(3);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('a page that is not painted does not wait without end', () => {
  start('interactive');
  jest.advanceTimersByTime(longest - 1);
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
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(scripts()).toHaveLength(3);
});

test('it is told once each has run or failed', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onSettled = start('interactive');
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
  const onSettled = start('interactive');
  await Promise.resolve();
  expect(onSettled).toHaveBeenCalledTimes(1);
});
