import type { ReactNode } from 'react';

/** Pages in the language in which they are written say nothing of their translation. */
export function TranslationNotice(): ReactNode {
  return null;
}
