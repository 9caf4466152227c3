/** @jest-environment jsdom */
import { holdTarget } from '../../../src/route-changes/holdTarget';

const bring = jest.fn();

const target = (): HTMLElement => {
  document.body.innerHTML = '<main><h2 id="section">Section</h2></main>';
  const heading = document.querySelector('h2')!;
  heading.scrollIntoView = bring;
  return heading;
};

const endScroll = (): boolean => document.dispatchEvent(new Event('scrollend'));

beforeEach(() => {
  jest.useFakeTimers();
  bring.mockClear();
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a scroll that has ended elsewhere is made good at once', () => {
  holdTarget(target());
  expect(bring).not.toHaveBeenCalled();
  endScroll();
  expect(bring).toHaveBeenCalledTimes(1);
  expect(bring).toHaveBeenCalledWith({ behavior: 'instant' });
});

test('what moves the target later is made good in time, and then no more', () => {
  holdTarget(target());
  jest.advanceTimersByTime(1000);
  expect(bring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(bring).toHaveBeenCalledTimes(1);
  endScroll();
  expect(bring).toHaveBeenCalledTimes(1);
});

describe('a scroll that takes longer', () => {
  const scroll = (): boolean => document.dispatchEvent(new Event('scroll'));

  afterEach(() => {
    Reflect.deleteProperty(window, 'onscrollend');
  });

  test('is not broken off, and made good where it ends, once', () => {
    Object.assign(window, { onscrollend: null });
    holdTarget(target());
    scroll();
    jest.advanceTimersByTime(5000);
    expect(bring).not.toHaveBeenCalled();
    endScroll();
    expect(bring).toHaveBeenCalledTimes(1);
    endScroll();
    expect(bring).toHaveBeenCalledTimes(1);
  });

  test('that ends in time changes nothing of it', () => {
    Object.assign(window, { onscrollend: null });
    holdTarget(target());
    scroll();
    jest.advanceTimersByTime(1000);
    endScroll();
    jest.advanceTimersByTime(1000);
    expect(bring).toHaveBeenCalledTimes(2);
  });

  test('is not waited for in browsers that do not tell of its end', () => {
    holdTarget(target());
    scroll();
    jest.advanceTimersByTime(2000);
    expect(bring).toHaveBeenCalledTimes(1);
  });
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader who goes on (%s) is left alone',
  (action) => {
    const heading = target();
    holdTarget(heading);
    heading.addEventListener(action, (event) => event.stopPropagation());
    heading.dispatchEvent(new Event(action, { bubbles: true }));
    endScroll();
    jest.runAllTimers();
    expect(bring).not.toHaveBeenCalled();
  },
);

test('another target ends it', () => {
  const end = holdTarget(target());
  end();
  endScroll();
  jest.runAllTimers();
  expect(bring).not.toHaveBeenCalled();
});
