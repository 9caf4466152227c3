import type { ReactNode } from 'react';
import type { TextSegment } from '@site/src/search/types';

/** Text whose parts agree with the query in places. */
export function Marked({ segments }: { readonly segments: readonly TextSegment[] }): ReactNode {
  return segments.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
