/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';
import clientModule from '../../../src/lazy-layout/clientModule';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const idle: (() => void)[] = [];

/** Lets one idle moment pass. */
async function rest(): Promise<void> {
  idle.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}

const at = (pathname: string, hash = '') => ({ pathname, hash, search: '', state: undefined });

function show(pathname: string, previous: string | null = null, hash = ''): void {
  const update = { location: at(pathname, hash), previousLocation: previous && at(previous) };
  clientModule.onRouteDidUpdate?.(update as unknown as Update);
}

/** Writes a page, and says which of its sections are laid out. */
function page(count: number, visibility = 'auto'): () => boolean[] {
  document.body.innerHTML = `<div class="theme-doc-markdown">${'<section></section>'.repeat(count)}</div>`;
  const sections = [...document.querySelectorAll('section')];
  sections.forEach((section) => section.style.setProperty('content-visibility', visibility));
  return () => sections.map(({ dataset }) => dataset.laidOut === '');
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
});
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  idle.length = 0;
  jest.clearAllTimers();
});

test('sections are laid out one in each idle moment, once the page has been left in peace', async () => {
  const laidOut = page(2);
  show('/a/');
  jest.advanceTimersByTime(2999);
  expect(idle).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(laidOut()).toEqual([false, false]);
  await rest();
  expect(laidOut()).toEqual([true, false]);
  await rest();
  expect(laidOut()).toEqual([true, true]);
  expect(idle).toHaveLength(0);
});

test('another page begins anew, and leaves the former alone', async () => {
  const former = page(2);
  show('/a/');
  jest.advanceTimersByTime(3000);
  await rest();
  const next = page(1);
  show('/b/', '/a/');
  await rest();
  expect(former()).toEqual([true, false]);
  jest.advanceTimersByTime(3000);
  await rest();
  expect(next()).toEqual([true]);
});

test('a page that is left within seconds is left alone', () => {
  page(1);
  show('/a/');
  show('/b/', '/a/');
  jest.advanceTimersByTime(3000);
  expect(idle).toHaveLength(1);
});

test('another place of the same page changes nothing', async () => {
  const laidOut = page(2);
  show('/a/');
  jest.advanceTimersByTime(3000);
  await rest();
  show('/a/', '/a/', '#b');
  await rest();
  expect(laidOut()).toEqual([true, true]);
});

test('the page that a reader goes back to does not wait, and other places of a page do', () => {
  const { dataset } = document.documentElement;
  show('/a/');
  window.history.replaceState(null, '', '/a/#b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dataset.laidOut).toBeUndefined();
  window.history.replaceState(null, '', '/b/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dataset.laidOut).toBe('');
  delete dataset.laidOut;
});

test('nothing is done where sections do not wait, or there are none', () => {
  page(2, 'visible');
  show('/a/');
  jest.advanceTimersByTime(3000);
  page(0);
  show('/b/', '/a/');
  jest.advanceTimersByTime(3000);
  expect(idle).toHaveLength(0);
});
