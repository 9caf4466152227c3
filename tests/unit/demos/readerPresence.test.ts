/**
 * @jest-environment jsdom
 */
import { quietReader } from '../../../src/page-start/quietReader';

type Presence = typeof import('../../../src/components/Demo/readerPresence');

let presence: Presence;
let callback: jest.Mock;

function setState(readyState: DocumentReadyState, hasBeenActive = false): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  callback = jest.fn();
  setState('complete');
  presence = await import('../../../src/components/Demo/readerPresence');
});

afterEach(() => jest.useRealTimers());

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'])(
  'somebody is there at %s',
  (sign) => {
    presence.whenReaderIsPresent(callback);
    expect(callback).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(callback).toHaveBeenCalledTimes(1);
    // From then on, for every part that asks.
    const later = jest.fn();
    presence.whenReaderIsPresent(later);
    expect(later).toHaveBeenCalledTimes(1);
  },
);

test('somebody who has pressed something before is there', () => {
  setState('complete', true);
  presence.whenReaderIsPresent(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a quiet reader has some seconds, counted from when the page has come', () => {
  setState('interactive');
  presence.whenReaderIsPresent(callback);
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(quietReader - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('in a page that has come already, from when it was asked for', () => {
  jest.advanceTimersByTime(quietReader / 2);
  presence.whenReaderIsPresent(callback);
  jest.advanceTimersByTime(quietReader / 2 - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('in a page whose scripts have waited as long, not again', () => {
  jest.advanceTimersByTime(quietReader * 2);
  presence.whenReaderIsPresent(callback);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what has gone is not called', () => {
  const callOff = presence.whenReaderIsPresent(callback);
  callOff();
  window.dispatchEvent(new Event('scroll'));
  expect(callback).not.toHaveBeenCalled();
});
