import type { ReactNode } from 'react';
import { LanguageSuggestion } from '@site/src/components/LanguageSuggestion';
import { ShortcutsDialog } from '@site/src/components/ShortcutsDialog';

/** Holds what every page has once: the list of keyboard shortcuts, and the offer of another language. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <ShortcutsDialog />
      <LanguageSuggestion />
    </>
  );
}
