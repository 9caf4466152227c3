import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** The navbar comes to life by itself, and not with all that is around the page. */
export default function NavbarInItsTurn(): ReactNode {
  return (
    <HydrationBoundary>
      <Navbar />
    </HydrationBoundary>
  );
}
