import { createStorageSlot } from '@docusaurus/theme-common';

/** Name of the slot in local storage, without the site's namespace. */
export const choiceSlot = 'analytics';

const slot = () => createStorageSlot(choiceSlot);

/** True once the reader has turned measuring off, in this tab or another. */
export function isTurnedOff(): boolean {
  return slot().get() === 'off';
}

/** Turns measuring off or on again, at once and for all tabs. */
export function setTurnedOff(off: boolean): void {
  if (off) slot().set('off');
  else slot().del();
}

/** @returns function that ends the subscription. */
export function subscribeToChoice(listener: () => void): () => void {
  return slot().listen(listener);
}
