import type { IncomingMessage } from 'node:http';
import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { withTrailingSlash } from '../../navigation/pathname';

/** A page as the plugins that read pages know it. */
interface Page {
  readonly permalink: string;
  /** Path of the file, with an alias for the site's folder. */
  readonly source: string;
}

function* pagesOf(allContent: AllContent): Iterable<Page> {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Docs>;
  for (const { loadedVersions } of Object.values(docs)) {
    for (const version of loadedVersions) yield* version.docs;
  }
  const others = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Record<string, Pages>;
  for (const pages of Object.values(others)) yield* pages;
}

/** Follows which pages browsers ask for. */
export interface AskedPages {
  /** Takes the pages that there are. */
  readonly know: (allContent: AllContent) => void;
  /** Sees each request, and leaves the answer to others. */
  readonly middleware: (request: IncomingMessage, response: unknown, next: () => void) => void;
  /** @param source - Of a page, with the alias `@site`. */
  readonly isAsked: (source: string) => boolean;
}

/** Begins with no page asked for. */
export function createAskedPages(): AskedPages {
  let known: AllContent = {};
  const sources = new Set<string>();
  return {
    know(allContent) {
      known = allContent;
    },
    middleware({ url = '', headers }, _response, next) {
      if (headers.accept?.includes('text/html')) {
        const [pathname = ''] = url.split(/[?#]/);
        const asked = withTrailingSlash(pathname);
        for (const { permalink, source } of pagesOf(known)) {
          if (withTrailingSlash(permalink) === asked) sources.add(source);
        }
      }
      next();
    },
    isAsked: (source) => sources.has(source),
  };
}
