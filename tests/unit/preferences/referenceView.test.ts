/** @jest-environment jsdom */
import {
  getReferenceView,
  setReferenceView,
  subscribeToReferenceView,
} from '@site/src/preferences/referenceView';

const kept = (): string | null => localStorage.getItem('toolpad-reference-view');

/** What the browser tells a page of another one. */
const tellOfOtherTab = (key: string | null, newValue: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-reference-view');
});

test('is a table until the reader chooses a list, as the head script reads it', () => {
  expect(getReferenceView()).toBe('table');
  document.documentElement.dataset.referenceView = 'something else';
  expect(getReferenceView()).toBe('table');
  setReferenceView('list');
  expect([getReferenceView(), kept()]).toEqual(['list', 'list']);
  expect(document.documentElement.getAttribute('data-reference-view')).toBe('list');
  setReferenceView('table');
  expect([getReferenceView(), kept()]).toEqual(['table', 'table']);
});

test('lasts for the page where nothing can be kept', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  setReferenceView('list');
  expect(getReferenceView()).toBe('list');
  setItem.mockRestore();
});

test('who subscribes is told of choices here and in other tabs, until the last one ends', () => {
  const first = jest.fn();
  const second = jest.fn();
  const endFirst = subscribeToReferenceView(first);
  const endSecond = subscribeToReferenceView(second);
  setReferenceView('list');
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  endFirst();
  tellOfOtherTab('toolpad-reference-view', 'table');
  expect(getReferenceView()).toBe('table');
  tellOfOtherTab('toolpad-reference-view', 'list');
  expect(getReferenceView()).toBe('list');
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 3]);
  tellOfOtherTab('another', 'table');
  expect(getReferenceView()).toBe('list');
  tellOfOtherTab('toolpad-reference-view', null);
  expect(getReferenceView()).toBe('table');
  endSecond();
  tellOfOtherTab('toolpad-reference-view', 'list');
  expect(getReferenceView()).toBe('table');
});

test('follows other tabs once, however many subscribe', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const ends = [jest.fn(), jest.fn()].map((listener) => subscribeToReferenceView(listener));
  expect(add.mock.calls.map(([name]) => name)).toEqual(['storage']);
  ends.forEach((end) => end());
  add.mockRestore();
});
