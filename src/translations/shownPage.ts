import { useEffect, useSyncExternalStore } from 'react';
import type { PageTranslation } from './pageTranslation';

/**
 * What is known of the shown page in other languages, for parts of the site that stand outside of it,
 * such as the navbar. Undefined on pages that are no documentation: those exist in every language.
 */
let shown: PageTranslation | undefined;
const listeners = new Set<() => void>();

function show(translation: PageTranslation | undefined): void {
  shown = translation;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of the page that is shown from now on, until its component leaves. */
export function useShowTranslation(translation: PageTranslation | undefined): void {
  useEffect(() => {
    show(translation);
    return () => show(undefined);
  }, [translation]);
}

/** Translations of the shown page; on the server and before hydration they are not known. */
export function useShownTranslation(): PageTranslation | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}
