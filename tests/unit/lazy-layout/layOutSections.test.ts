/** @jest-environment jsdom */
import { layOutSections } from '../../../src/lazy-layout/layOutSections';

const idle: (() => void)[] = [];

/** Lets one idle moment pass. */
async function rest(): Promise<void> {
  idle.shift()?.();
  await jest.advanceTimersByTimeAsync(0);
}

/** Lets the time pass in which a new page is left in peace. */
const peace = (): Promise<void> => jest.advanceTimersByTimeAsync(3000);

/** Writes a page, and says which of its sections are laid out. */
function page(count: number, visibility = 'auto'): () => boolean[] {
  document.body.innerHTML = `<div class="theme-doc-markdown">${'<section></section>'.repeat(count)}</div>`;
  const sections = [...document.querySelectorAll('section')];
  sections.forEach((section) => section.style.setProperty('content-visibility', visibility));
  return () => sections.map(({ dataset }) => dataset.laidOut === '');
}

beforeAll(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
});

afterAll(() => jest.useRealTimers());

beforeEach(() => {
  idle.length = 0;
});

test('sections are laid out one in each idle moment', async () => {
  const laidOut = page(2);
  layOutSections();
  await peace();
  expect(laidOut()).toEqual([false, false]);
  await rest();
  expect(laidOut()).toEqual([true, false]);
  await rest();
  expect(laidOut()).toEqual([true, true]);
  expect(idle).toHaveLength(0);
});

test('a new page is left in peace first', async () => {
  page(1);
  layOutSections();
  await jest.advanceTimersByTimeAsync(2999);
  expect(idle).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(idle).toHaveLength(1);
});

test('another page begins anew, and leaves the former alone', async () => {
  const former = page(2);
  layOutSections();
  await peace();
  await rest();
  const next = page(1);
  layOutSections();
  await rest();
  expect(former()).toEqual([true, false]);
  await peace();
  expect(next()).toEqual([false]);
  await rest();
  expect(next()).toEqual([true]);
  expect(idle).toHaveLength(0);
});

test('a page that is left while it is in peace is not laid out', async () => {
  page(1);
  layOutSections();
  await jest.advanceTimersByTimeAsync(1000);
  const next = page(1);
  layOutSections();
  await peace();
  await rest();
  expect(next()).toEqual([true]);
  expect(idle).toHaveLength(0);
});

test('nothing is done where sections do not wait, or there are none', async () => {
  page(2, 'visible');
  layOutSections();
  await peace();
  page(0);
  layOutSections();
  await peace();
  expect(idle).toHaveLength(0);
});
