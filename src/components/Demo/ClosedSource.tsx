import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { closedAttribute } from '@site/src/page-start/closedAttribute';
import type { ReactNode } from 'react';

interface ClosedSourceProps {
  readonly className?: string;
  /** What readers without scripts see. */
  readonly children: ReactNode;
}

/**
 * Code of a page from the server that nobody has opened. Browsers with scripts read a `noscript` as one
 * piece of text: most elements of a page with many demos would be those of code that stays closed.
 *
 * `src/page-start/openForPaper.ts` puts it into the page when that is printed.
 */
export function ClosedSource({ className, children }: ClosedSourceProps): ReactNode {
  const attributes = { className, [closedAttribute]: '' };
  return ExecutionEnvironment.canUseDOM ? (
    // Taking a page over leaves the content of such an element as it came: the noscript, or what paper needed.
    <div {...attributes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div {...attributes}>
      <noscript>{children}</noscript>
    </div>
  );
}
