import Head from '@docusaurus/Head';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { LanguageSuggestion } from '@site/src/components/LanguageSuggestion';
import { ShortcutsDialog } from '@site/src/components/ShortcutsDialog';

/**
 * Asks for the text font with the page and not after its stylesheet, so that the fallback shows
 * briefly, and holds what every page has once: the list of keyboard shortcuts, and the offer of
 * another language.
 */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      <ShortcutsDialog />
      <LanguageSuggestion />
    </>
  );
}
