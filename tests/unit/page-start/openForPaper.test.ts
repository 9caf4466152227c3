/** @jest-environment jsdom */
import { openForPaper } from '@site/src/page-start/openForPaper';

let listen: jest.SpiedFunction<typeof window.addEventListener>;

/** jsdom parses a `noscript` as browsers without scripts do. */
function close(html: string): void {
  const noscript = document.createElement('noscript');
  noscript.textContent = html;
  document.querySelector('[data-closed]')?.replaceChildren(noscript);
}

const kept = (): string | undefined => document.querySelector('[data-closed]')?.innerHTML;

beforeEach(() => {
  document.body.innerHTML = '<div data-closed></div><p><noscript>a</noscript></p>';
  listen = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  listen.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener));
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('what is closed stays text until the page is printed', () => {
  close('<pre>a &lt; b</pre>');
  openForPaper('data-closed');
  expect(document.querySelector('pre')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(kept()).toBe('<pre>a &lt; b</pre>');
});

test('a second time changes nothing, and other elements stay as they are', () => {
  close('<pre>a</pre><pre>b</pre>');
  openForPaper('data-closed');
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(kept()).toBe('<pre>a</pre><pre>b</pre>');
  expect(document.querySelectorAll('p > noscript')).toHaveLength(1);
});

test('a browser that only tells of the medium is enough', () => {
  const paper = new EventTarget();
  const matchMedia = jest.fn(() => paper);
  Object.assign(window, { matchMedia });
  close('<pre>a</pre>');
  openForPaper('data-closed');
  expect(matchMedia).toHaveBeenCalledWith('print');
  paper.dispatchEvent(new Event('change'));
  expect(kept()).toBe('<pre>a</pre>');
});

test('an old browser whose media are no event targets keeps the first way', () => {
  Object.assign(window, { matchMedia: () => ({}) });
  close('<pre>a</pre>');
  openForPaper('data-closed');
  window.dispatchEvent(new Event('beforeprint'));
  expect(kept()).toBe('<pre>a</pre>');
});
