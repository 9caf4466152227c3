/** @jest-environment jsdom */
import { watchReturns } from '../../../src/lazy-layout/watchReturns';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.laidOut;
});

afterEach(() => {
  Object.assign(window, { navigation: undefined });
});

describe('in browsers that tell where a step through the history leads', () => {
  const navigation = new EventTarget();

  function navigate(navigationType: string, hashChange: boolean): void {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType, hashChange }));
  }

  beforeEach(() => {
    Object.assign(window, { navigation });
    watchReturns();
  });

  test('the page that a reader goes back to does not wait', () => {
    navigate('traverse', false);
    expect(dataset.laidOut).toBe('');
  });

  test.each([
    ['another place of the page', 'traverse', true],
    ['a link', 'push', false],
  ])('%s changes nothing', (_name, type, hashChange) => {
    navigate(type, hashChange);
    expect(dataset.laidOut).toBeUndefined();
  });
});

test('in others, nothing waits after any step', () => {
  watchReturns();
  expect(dataset.laidOut).toBeUndefined();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dataset.laidOut).toBe('');
});
