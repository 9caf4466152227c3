/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';
import clientModule from '../../../src/route-changes/clientModule';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string, hash = '', search = ''): Location =>
  ({ pathname, hash, search, key: '', state: undefined }) as Location;

const go = (location: Location, previousLocation: Location | null): void => {
  clientModule.onRouteDidUpdate?.({ location, previousLocation });
};

const bring = jest.fn();

const announced = (): string | undefined =>
  document.querySelector('[aria-live="polite"]')?.textContent ?? undefined;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<main><h1>Title</h1><a href="/x">link</a><h2 id="section">Section</h2></main>';
  document.title = 'Title | Site';
  // jsdom has no layout.
  Element.prototype.scrollIntoView = bring;
  bring.mockClear();
  go(at('/a/'), null);
});

afterEach(() => jest.useRealTimers());

test('the first page keeps its focus and is not announced', () => {
  jest.runAllTimers();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

test('another page has the focus on its heading and its title said', () => {
  go(at('/b/'), at('/a/'));
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announced()).toBe('');
  jest.runAllTimers();
  expect(announced()).toBe('Title | Site');
});

test('a page without a heading has the focus on its content', () => {
  document.querySelector('h1')?.remove();
  go(at('/b/'), at('/a/'));
  expect(document.querySelector('main')).toHaveFocus();
});

test('a hash leads to its element, and is not announced', () => {
  go(at('/a/', '#section'), at('/a/'));
  expect(document.querySelector('h2')).toHaveFocus();
  jest.runAllTimers();
  expect(announced()).toBe('');
});

test('a hash keeps its element in place until the reader goes elsewhere', () => {
  go(at('/a/', '#section'), at('/a/'));
  document.dispatchEvent(new Event('scrollend'));
  expect(bring.mock.contexts).toEqual([document.querySelector('h2')]);
  go(at('/b/'), at('/a/', '#section'));
  document.dispatchEvent(new Event('scrollend'));
  jest.runAllTimers();
  expect(bring).toHaveBeenCalledTimes(1);
});

test.each(['#nowhere', '#%E0%A4%A', '#%', '#'])('%s leads to the heading', (hash) => {
  go(at('/a/', hash), at('/a/'));
  expect(document.querySelector('h1')).toHaveFocus();
});

test('a changed query alone moves nothing', () => {
  document.querySelector('a')?.focus();
  go(at('/a/', '', '?q=1'), at('/a/'));
  expect(document.querySelector('a')).toHaveFocus();
});

test('a link stays one stop of the keyboard when it is a target', () => {
  document.querySelector('a')?.setAttribute('id', 'link');
  go(at('/a/', '#link'), at('/a/'));
  expect(document.querySelector('a')).toHaveFocus();
  expect(document.querySelector('a')).not.toHaveAttribute('tabindex');
});
