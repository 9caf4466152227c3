import { useSyncExternalStore } from 'react';

function isApplePlatform(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

const subscribe = () => () => {};

/** Whether the reader's keyboard has a Command key. False until hydrated, as in the built page. */
export function useApplePlatform(): boolean {
  return useSyncExternalStore(subscribe, isApplePlatform, () => false);
}
