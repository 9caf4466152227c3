import { useSyncExternalStore } from 'react';
import { defaultChoices } from './readers';
import { codeStore } from './store';
import type { CodeVariant } from './types';

const getVariant = () => codeStore.get().variant;
const getServerVariant = () => defaultChoices.variant;
const setVariant = (variant: CodeVariant) => codeStore.set({ variant });

/**
 * The code variant of the whole site, and the function that changes it. Until hydration is over the
 * value is the default; what is shown meanwhile is right by the attribute on `<html>`.
 */
export function useCodeVariant(): readonly [CodeVariant, (variant: CodeVariant) => void] {
  return [useSyncExternalStore(codeStore.subscribe, getVariant, getServerVariant), setVariant];
}
