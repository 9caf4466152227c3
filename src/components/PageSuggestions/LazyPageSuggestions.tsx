import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { WantedPage } from '@site/src/navigation/wantedPage';
import styles from './styles.module.css';

interface SuggestionsProps {
  readonly wanted: WantedPage;
}

/**
 * The suggestions, loaded when they are wanted: they know the addresses of all pages, and every page
 * of documentation holds the code of the 404 page, whose address may be below that of a product.
 */
export function LazyPageSuggestions(props: SuggestionsProps): ReactNode {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>();
  useEffect(() => {
    import('.').then(
      ({ PageSuggestions }) => setSuggestions(() => PageSuggestions),
      // The ways to the products that stand below are there in any case.
      () => setSuggestions(null),
    );
  }, []);
  const isBrowser = useIsBrowser();
  if (Suggestions) return <Suggestions {...props} />;
  // What stands below must not move when they arrive; without scripts they never do.
  return isBrowser && Suggestions === undefined ? <div className={styles.reserved} /> : null;
}
