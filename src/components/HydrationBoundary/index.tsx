import type { ReactElement, ReactNode } from 'react';

export interface HydrationBoundaryProps {
  /** What renders exactly one element of HTML: a part with none would keep its neighbor's. */
  readonly children: ReactNode;
  /**
   * True for a part that does nothing before its reader sees or uses it: it comes to life as it comes
   * near the window, or when the page has long been idle. It has no tags for the head of the document.
   */
  readonly whenVisible?: boolean;
}

/**
 * A part of a page that may come to life after what is around it, in a task of its own: a page that
 * does it all at once does not answer its reader meanwhile.
 *
 * React divides its work by itself. In builds with Preact, src/plugins/preact/page takes this place.
 */
export function HydrationBoundary({ children }: HydrationBoundaryProps): ReactElement {
  return <>{children}</>;
}
