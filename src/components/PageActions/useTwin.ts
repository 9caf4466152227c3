import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback } from 'react';
import { twinPath } from '@site/src/navigation/pageFiles';
import { addBasePath, removeBasePath } from '@site/src/navigation/pathname';

/** The Markdown of the current page. */
export interface Twin {
  /** Address with base path. */
  readonly path: string;
  /** Whole address, for programs elsewhere. */
  readonly url: string;
  /**
   * Fetches the text.
   *
   * @throws if it does not arrive: `npm start` has none, and a reader may be offline.
   */
  readonly read: () => Promise<string>;
}

/** Finds the Markdown of the current page; undefined for a page that has none. */
export function useTwin(): Twin | undefined {
  const { permalink, unlisted } = useDoc().metadata;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const path = addBasePath(twinPath(removeBasePath(permalink, baseUrl)), baseUrl);
  const read = useCallback(async () => {
    const response = await fetch(path);
    // Hosts that do not know Markdown send it as plain text or as bytes; a page in its place is HTML.
    const isPage = /\bx?html\b/.test(response.headers.get('Content-Type') ?? '');
    if (!response.ok || isPage) throw new Error(`${path}  answered ${response.status}`);
    return response.text();
  }, [path]);
  return unlisted ? undefined : { path, url: url + path, read };
}
