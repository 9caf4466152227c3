import { createBundlerRest } from '@site/src/plugins/lazy-pages/bundlerRest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('rest comes a while after the last compilation', async () => {
  const { begin, end, untilRest } = createBundlerRest(100);
  const told = jest.fn();
  void untilRest().then(told);
  await jest.advanceTimersByTimeAsync(50);
  begin();
  await jest.advanceTimersByTimeAsync(1000);
  end();
  await jest.advanceTimersByTimeAsync(50);
  begin();
  end();
  await jest.advanceTimersByTimeAsync(99);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('where nothing is compiled, it comes by itself', async () => {
  const { begin, end, untilRest } = createBundlerRest(100);
  begin();
  end();
  const told = jest.fn();
  void untilRest().then(told);
  void untilRest().then(told);
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledTimes(2);
});
