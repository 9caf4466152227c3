/** @jest-environment jsdom */
import { arrive, follow, isWanted, setOut } from '../../../src/recovery/page/navigation';

const notice = () => document.querySelector('[role="alert"]');

/** What a promise has come to, once everything that is due has happened. */
async function outcome(promise: Promise<unknown>, milliseconds = 0): Promise<string> {
  let result = 'pending';
  promise.then(
    (value) => (result = String(value)),
    (error: Error) => (result = `failed: ${error.message}`),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return result;
}

function goTo(pathname: string): () => void {
  const done = setOut(pathname);
  window.history.pushState(null, '', pathname);
  return done;
}

let answer: () => Promise<unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  answer = () => Promise.resolve({});
  window.fetch = jest.fn(() => answer()) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.history.replaceState(null, '', '/here/');
  arrive('/here/');
});

afterEach(() => jest.useRealTimers());

it('is on its way until the page is there', async () => {
  const isOnItsWay = () => document.documentElement.hasAttribute('data-navigating');
  const done = goTo('/there/');
  expect(isWanted('/there/')).toBe(true);
  expect(isWanted('/elsewhere/')).toBe(false);
  expect(isOnItsWay()).toBe(true);
  expect(await outcome(follow(Promise.resolve('code')))).toBe('code');
  done();
  expect(isOnItsWay()).toBe(false);
});

it('a place on the same page is there already', () => {
  goTo('/here/');
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
});

it('fails where the server is there, so that the document is loaded', async () => {
  goTo('/there/');
  expect(await outcome(follow(Promise.reject(new Error('gone'))))).toBe('failed: gone');
  expect(window.location.pathname).toBe('/there/');
  expect(notice()).toBeNull();
});

it('fails after a while', async () => {
  goTo('/there/');
  expect(await outcome(follow(new Promise(() => {})), 6900)).toBe('pending');
  goTo('/there/');
  expect(await outcome(follow(new Promise(() => {})), 7100)).toMatch(/^failed/);
});

it('stays where no server answers, under the former address', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  goTo('/there/');
  expect(await outcome(follow(Promise.reject(new Error('gone'))))).toBe('pending');
  expect(window.location.pathname).toBe('/here/');
  expect(notice()?.textContent).toContain('You are offline');
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(notice()).toBeNull();
});

it('says so again at each attempt that fails', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  goTo('/there/');
  await outcome(follow(Promise.reject(new Error('gone'))));
  const first = notice();
  first?.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(notice()).not.toBeNull();
  expect(notice()).not.toBe(first);
  arrive('/here/');
  expect(notice()).toBeNull();
});

it('forgets what the reader no longer wants, whatever comes of it', async () => {
  let arriveLate = (_code: string): void => {};
  let failLate = (_error: Error): void => {};
  goTo('/first/');
  const first = follow(new Promise<string>((resolve) => (arriveLate = resolve)));
  goTo('/second/');
  const second = follow(new Promise<string>((_, reject) => (failLate = reject)));
  goTo('/third/');
  const third = follow(Promise.resolve('third'));
  arriveLate('first');
  failLate(new Error('second'));
  expect(
    await Promise.all([first, second, third].map((promise) => outcome(promise, 9000))),
  ).toEqual(['pending', 'pending', 'third']);
});
