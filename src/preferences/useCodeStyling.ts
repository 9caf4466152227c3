import { useSyncExternalStore } from 'react';
import { defaultChoices } from './readers';
import { codeStore } from './store';
import type { CodeStyling } from './types';

const getStyling = () => codeStore.get().styling;
const getServerStyling = () => defaultChoices.styling;
const setStyling = (styling: CodeStyling) => codeStore.set({ styling });

/**
 * The code styling of the whole site, and the function that changes it. Until hydration is over the
 * value is the default; what is shown meanwhile is right by the attribute on `<html>`.
 */
export function useCodeStyling(): readonly [CodeStyling, (styling: CodeStyling) => void] {
  return [useSyncExternalStore(codeStore.subscribe, getStyling, getServerStyling), setStyling];
}
