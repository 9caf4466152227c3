import { LateError, within } from '../../../src/search/within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what comes in time is passed on, also a failure, and no timer stays', async () => {
  await expect(within(Promise.resolve('found'), 100)).resolves.toBe('found');
  await expect(within(Promise.reject(new Error('gone')), 100)).rejects.toThrow('gone');
  expect(jest.getTimerCount()).toBe(0);
});

test('what takes too long has failed', async () => {
  const waited = within(new Promise(() => {}), 100);
  const failure = expect(waited).rejects.toEqual(new LateError('nothing in 100 ms'));
  await jest.advanceTimersByTimeAsync(100);
  await failure;
});
