/** @jest-environment jsdom */
import { replayInput } from '@site/src/page-start/replayInput';

const longest = 5000;

/** What parts of the page hear once they work. */
let heard: string[];

let listen: jest.SpiedFunction<typeof window.addEventListener>;

const find = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

/** As Docusaurus does it: from now on, what is not answered yet is the page's own affair. */
function begin(): void {
  Object.assign(window, { docusaurusRoot: {} });
}

/** All parts in sight work. */
async function work(): Promise<void> {
  begin();
  document.body.addEventListener('pointerdown', () => heard.push('pointerdown'));
  document.body.addEventListener('click', ({ target }) =>
    heard.push(`click ${(target as Element).id}`),
  );
  document.body.addEventListener('keydown', ({ key, ctrlKey, target }) =>
    heard.push(`${ctrlKey ? 'Control+' : ''}${key} ${(target as Element).id}`),
  );
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

const press = (key: string, init: KeyboardEventInit = {}): unknown =>
  find('#field').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  delete (window as { docusaurusRoot?: unknown }).docusaurusRoot;
  document.documentElement.dataset.hasHydrated = 'false';
  const body = document.createElement('body');
  body.innerHTML =
    '<button id="menu"><span id="icon"></span></button><a id="link" href="#there">there</a>' +
    '<input id="field"><p id="text"></p>';
  document.body.replaceWith(body);
  listen = jest.spyOn(window, 'addEventListener');
  replayInput(longest);
});

afterEach(() => {
  // A page has one script for it.
  listen.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener, true));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a press comes again when the page works, after all of it was called to life', async () => {
  find('#icon').click();
  await work();
  expect(heard).toEqual(['pointerdown']);
  jest.runAllTimers();
  expect(heard).toEqual(['pointerdown', 'click icon']);
});

test('presses and keys come again in their order', async () => {
  find('#menu').click();
  press('k', { ctrlKey: true });
  find('#menu').click();
  await work();
  jest.runAllTimers();
  expect(heard).toEqual(['pointerdown', 'click menu', 'Control+k field', 'click menu']);
});

test('a page that says anew that it does not answer gets nothing yet', async () => {
  find('#menu').click();
  document.documentElement.dataset.hasHydrated = 'false';
  await Promise.resolve();
  jest.runAllTimers();
  await work();
  jest.runAllTimers();
  expect(heard).toEqual(['pointerdown', 'click menu']);
});

test('nothing is done for who has done nothing', async () => {
  await work();
  jest.runAllTimers();
  expect(heard).toEqual([]);
});

test('what browsers answer by themselves does not come again', async () => {
  find('#link').click();
  find('#text').click();
  document.dispatchEvent(new MouseEvent('click'));
  await work();
  jest.runAllTimers();
  expect(heard).toEqual([]);
});

test('what comes while parts begin to work is left to them', async () => {
  begin();
  find('#menu').click();
  press('k', { ctrlKey: true });
  await work();
  jest.runAllTimers();
  expect(heard).toEqual([]);
});

test('it comes again once', async () => {
  find('#menu').click();
  await work();
  jest.runAllTimers();
  document.documentElement.dataset.hasHydrated = 'false';
  await Promise.resolve();
  jest.runAllTimers();
  expect(heard).toEqual(['pointerdown', 'click menu']);
});

test('what was done long ago is given up', async () => {
  // The clock of events is not that of the test.
  const timeStamp = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  timeStamp.mockImplementation(function stamp(this: Event) {
    return this.type === 'click' ? begun : begun + longest / 2;
  });
  const begun = performance.now();
  find('#menu').click();
  press('Escape');
  jest.advanceTimersByTime(longest / 2);
  jest.advanceTimersByTime(longest / 2 + 1);
  await work();
  jest.runAllTimers();
  expect(heard).toEqual(['pointerdown', 'Escape field']);
});
