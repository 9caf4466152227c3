import { useStorageSlot } from '@docusaurus/theme-common';

/**
 * Whether shortcuts of one key without a modifier work, and the function that turns them on or off.
 * They are on until the reader turns them off, which the browser keeps: keys pressed by accident or
 * by speech input must not do anything (WCAG 2.1.4).
 */
export function useSingleKeyShortcuts(): readonly [boolean, (on: boolean) => void] {
  const [value, slot] = useStorageSlot('singleKeyShortcuts');
  return [value !== 'off', (on) => (on ? slot.del() : slot.set('off'))];
}
