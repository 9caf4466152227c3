/** @jest-environment jsdom */
import { retryChunks } from '../../../src/recovery/page/retryChunks';

/** A runtime whose chunks fail for as long as the file's name is in the list. */
function createRuntime(failures: number) {
  const asked: string[] = [];
  const runtime = {
    u: (id: string) => `${id}.js`,
    e: (id: string): Promise<unknown> => {
      asked.push(runtime.u(id));
      return asked.length > failures ? Promise.resolve('code') : Promise.reject(new Error('no'));
    },
  };
  retryChunks(runtime);
  return { runtime, asked };
}

/** Lets all pauses pass. */
async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  const handled = promise.catch((error: unknown) => Promise.reject(error));
  handled.catch(() => {});
  await jest.runAllTimersAsync();
  return handled;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
});

it.each([
  [0, ['a.js']],
  [1, ['a.js', 'a.js']],
  [2, ['a.js', 'a.js', 'a.js?again']],
])('after %d failures the chunk is there', async (failures, files) => {
  const { runtime, asked } = createRuntime(failures);
  expect(await settle(runtime.e('a'))).toBe('code');
  expect(asked).toEqual(files);
  expect(runtime.u('b')).toBe('b.js');
});

it('fails when the third attempt does', async () => {
  const { runtime, asked } = createRuntime(9);
  await expect(settle(runtime.e('a'))).rejects.toThrow('no');
  expect(asked).toHaveLength(3);
});

it('does not try again without a connection', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const { runtime, asked } = createRuntime(9);
  await expect(settle(runtime.e('a'))).rejects.toThrow('no');
  expect(asked).toEqual(['a.js']);
});
