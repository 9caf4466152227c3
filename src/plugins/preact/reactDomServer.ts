import type { ReactElement } from 'react';
import { Readable } from 'node:stream';
import { renderToStringAsync } from 'preact-render-to-string';
import type { VNode } from 'preact';

interface Options {
  readonly onAllReady?: () => void;
  readonly onError?: (error: unknown) => void;
}

interface PipeableStream {
  readonly pipe: <Destination extends NodeJS.WritableStream>(
    destination: Destination,
  ) => Destination;
}

/**
 * React's function of this name, as far as Docusaurus' `renderToHtml` uses it: all of a page is
 * waited for, so that none of it comes later by a script in the page, which the policy refuses.
 */
export function renderToPipeableStream(app: ReactElement, options: Options = {}): PipeableStream {
  const html = Promise.resolve(renderToStringAsync(app as unknown as VNode));
  html.then(options.onAllReady, options.onError);
  return {
    pipe(destination) {
      html.then(
        (text) => Readable.from([text]).pipe(destination),
        () => undefined,
      );
      return destination;
    },
  };
}
