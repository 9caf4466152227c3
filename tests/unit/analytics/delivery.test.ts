import { getDelivery, setDelivery, subscribeToDelivery } from '@site/src/analytics/delivery';

test('no script is asked for at first; who subscribes is told of each change until it ends', () => {
  expect(getDelivery()).toBe('not-asked');
  const seen: string[] = [];
  const end = subscribeToDelivery(() => seen.push(getDelivery()));
  setDelivery('loading');
  setDelivery('failed');
  end();
  setDelivery('loaded');
  expect(seen).toEqual(['loading', 'failed']);
  expect(getDelivery()).toBe('loaded');
});
