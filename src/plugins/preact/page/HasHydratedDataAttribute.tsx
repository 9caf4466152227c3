import Head from '@docusaurus/Head';
import { useEffect, useState, type ReactElement } from 'react';
import { afterTurns } from './turns';

/** Takes the place of Docusaurus' own, which says that a page works before all of its parts do. */
export default function HasHydratedDataAttribute(): ReactElement {
  const [hasHydrated, setHasHydrated] = useState(false);
  useEffect(() => afterTurns(() => setHasHydrated(true)), []);
  return (
    <Head>
      <html data-has-hydrated={String(hasHydrated)} />
    </Head>
  );
}
