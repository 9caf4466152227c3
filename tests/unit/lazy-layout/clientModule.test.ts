/** @jest-environment jsdom */
import type { ClientModule } from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const afterUpdate = jest.fn();

jest.mock('../../../src/lazy-layout/afterUpdate', () => ({ afterUpdate: () => afterUpdate() }));
jest.mock('@docusaurus/ExecutionEnvironment', () => ({ canUseDOM: true }), { virtual: true });

let clientModule: ClientModule;

const { dataset } = document.documentElement;

/** Shows a page, as the router does. */
function show(address: string): void {
  window.history.replaceState(null, '', address);
  const [pathname] = address.split('#');
  clientModule.onRouteDidUpdate?.({ location: { pathname } } as unknown as Update);
}

/** Goes to an address of the history; the router shows it later. */
function goBackTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeAll(async () => {
  jest.useFakeTimers();
  ({ default: clientModule } = await import('../../../src/lazy-layout/clientModule'));
});
afterAll(() => jest.useRealTimers());

beforeEach(() => afterUpdate.mockClear());

test('a new page is left in peace first, and another place of it changes nothing', async () => {
  show('/a/');
  await jest.advanceTimersByTimeAsync(2999);
  expect(afterUpdate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(afterUpdate).toHaveBeenCalledTimes(1);
  show('/a/#b');
  await jest.advanceTimersByTimeAsync(3000);
  expect(afterUpdate).toHaveBeenCalledTimes(1);
});

test('the page that a reader goes back to does not wait, and other places of a page do', () => {
  show('/a/');
  goBackTo('/a/#b');
  expect(dataset.laidOut).toBeUndefined();
  goBackTo('/b/');
  expect(dataset.laidOut).toBe('');
});
