import type { ComponentProps, ReactElement } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

/** A section of a page (see `src/rehype/sections`), which comes to life as its reader comes near. */
export default function Section(props: ComponentProps<'section'>): ReactElement {
  return (
    <HydrationBoundary whenVisible>
      <section {...props} />
    </HydrationBoundary>
  );
}
