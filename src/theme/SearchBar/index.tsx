import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { Search } from '@site/src/components/Search';

// Change: the classic theme has no search of its own; this is the site's.
export default function SearchBar(): ReactNode {
  return (
    <HydrationBoundary>
      <Search />
    </HydrationBoundary>
  );
}
