/** How far the script that sends has come on this page. */
export type Delivery = 'not-asked' | 'loading' | 'loaded' | 'failed';

let delivery: Delivery = 'not-asked';

const listeners = new Set<() => void>();

export function getDelivery(): Delivery {
  return delivery;
}

export function setDelivery(next: Delivery): void {
  delivery = next;
  listeners.forEach((listener) => listener());
}

/** @returns function that ends the subscription. */
export function subscribeToDelivery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
