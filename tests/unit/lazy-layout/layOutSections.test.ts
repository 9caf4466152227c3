/** @jest-environment jsdom */
import { layOutSections } from '../../../src/lazy-layout/layOutSections';

const idle: (() => void)[] = [];

/** Lets one idle moment pass. */
async function rest(): Promise<void> {
  idle.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}

/** Writes a page, and says which of its sections are laid out. */
function page(count: number, visibility = 'auto'): () => boolean[] {
  document.body.innerHTML = `<div class="theme-doc-markdown">${'<section></section>'.repeat(count)}</div>`;
  const sections = [...document.querySelectorAll('section')];
  sections.forEach((section) => section.style.setProperty('content-visibility', visibility));
  return () => sections.map(({ dataset }) => dataset.laidOut === '');
}

beforeAll(() => {
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
});

beforeEach(() => {
  idle.length = 0;
});

test('sections are laid out one in each idle moment', async () => {
  const laidOut = page(2);
  layOutSections();
  expect(laidOut()).toEqual([false, false]);
  await rest();
  expect(laidOut()).toEqual([true, false]);
  await rest();
  expect(laidOut()).toEqual([true, true]);
  expect(idle).toHaveLength(0);
});

test('another page begins anew, and leaves the former alone', async () => {
  const former = page(2);
  layOutSections();
  await rest();
  const next = page(1);
  layOutSections();
  await rest();
  expect(former()).toEqual([true, false]);
  await rest();
  expect(next()).toEqual([true]);
});

test('nothing is done where sections do not wait, or there are none', () => {
  page(2, 'visible');
  layOutSections();
  page(0);
  layOutSections();
  expect(idle).toHaveLength(0);
});
