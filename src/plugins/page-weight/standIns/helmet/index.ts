import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterTurns, isSettling } from '@site/src/plugins/preact/page/turns';
import { applyTags } from './applyTags';
import { mergeTags } from './mergeTags';
import { readTags, type HeadTags } from './readTags';

// Takes the place of react-helmet-async in browsers; builds render with the original. It does what
// Docusaurus' <Head> needs, in a third of the bytes: elements as children, and no other interface.

interface HeadProps {
  readonly children?: ReactNode;
}

interface Head {
  tags: HeadTags;
}

/** In the order in which they were rendered first. */
const heads: Head[] = [];

let frame: number | undefined;

/** Once for all that change together, and not while React works. */
function scheduleUpdate(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = undefined;
    // The build has rendered the tags of all parts, of which some have not spoken yet. Those that wait
    // until they are seen have none.
    if (isSettling()) afterTurns(scheduleUpdate);
    else applyTags(mergeTags(heads.map(({ tags }) => tags)));
  });
}

/** Puts elements into the head of the document for as long as it is rendered. */
export function Helmet({ children }: HeadProps): null {
  const [head] = useState<Head>(() => ({ tags: { attributes: {}, elements: {} } }));
  useLayoutEffect(() => {
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      scheduleUpdate();
    };
  }, [head]);
  useLayoutEffect(() => {
    const tags = readTags(children);
    if (JSON.stringify(tags) === JSON.stringify(head.tags)) return;
    head.tags = tags;
    scheduleUpdate();
  });
  return null;
}

/** Nothing has to be provided: a browser has one document. */
export function HelmetProvider({ children }: HeadProps): ReactNode {
  return children;
}
