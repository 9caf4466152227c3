/**
 * @jest-environment jsdom
 */
import { createElement, render, useEffect } from 'preact/compat';

/** Sends each message when the test says so, as a browser does when it is no longer busy. */
const channel = { post: jest.fn<void, [unknown]>(), port1: { onmessage: () => {} } };

const effect = jest.fn();

function Berth() {
  useEffect(effect, []);
  return createElement('p', null, 'Berth 7');
}

beforeAll(async () => {
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = channel.port1;
      readonly port2 = { postMessage: channel.post };
    },
    // A tab in the background draws no frames.
    requestAnimationFrame: () => 0,
  });
  await import('../../../../src/plugins/preact/page/clientModule');
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren(document.createElement('div'));
  render(createElement(Berth, null), document.body.firstElementChild as Element);
});

test('effects run after the change, and wait for no frame', () => {
  expect(document.body.textContent).toBe('Berth 7');
  expect(effect).not.toHaveBeenCalled();
  expect(channel.post).toHaveBeenCalledTimes(1);
  channel.port1.onmessage();
  expect(effect).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown', 'click', 'focusin', 'input'])(
  'effects have run when a listener hears of %s, and run once',
  (type) => {
    const listener = jest.fn(() => expect(effect).toHaveBeenCalledTimes(1));
    document.body.addEventListener(type, listener, { once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.results[0]?.type).toBe('return');
    channel.port1.onmessage();
    expect(effect).toHaveBeenCalledTimes(1);
  },
);
