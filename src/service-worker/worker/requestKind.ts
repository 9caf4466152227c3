import { filePattern } from '../../hosting/fileEndings';
import type { WorkerSite } from './site';

/**
 * What a request is for, as far as the worker has something to do with it: `index-part` is a file of
 * the search index that is named by its content, `index-entry` one that keeps its name.
 */
export type RequestKind = 'page' | 'frame' | 'asset' | 'picture' | 'index-part' | 'index-entry';

/** A request, or what is known of one that is going to be made. */
export interface Asked {
  /** In full. */
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
}

const folders: readonly (readonly [RegExp, RequestKind])[] = [
  [/^assets\//, 'asset'],
  [/^(?:img|screenshots)\//, 'picture'],
  // Archived releases have an index each, in a folder of their own.
  [/^pagefind\/(?:[^/]+\/)?(?:index|fragment|filter)\//, 'index-part'],
  [/^pagefind\//, 'index-entry'],
];

/** A file that is not a page, although one can open it: the Markdown of a page, or the sitemap. */
const fileName = new RegExp(filePattern, 'i');

/** Path below the base path and language prefix; undefined outside of the site. */
function localPath(pathname: string, { basePath, languages }: WorkerSite): string | undefined {
  if (`${pathname}/` === basePath) return '';
  if (!pathname.startsWith(basePath)) return undefined;
  const path = pathname.slice(basePath.length);
  const prefix = languages.find((language) => path.startsWith(`${language}/`));
  return prefix ? path.slice(prefix.length + 1) : path;
}

/** @returns undefined for requests that the worker leaves to the browser. */
export function requestKind(
  asked: Asked,
  origin: string,
  site: WorkerSite,
): RequestKind | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin) return undefined;
  const path = localPath(url.pathname, site);
  if (path === undefined) return undefined;
  if (asked.mode === 'navigate') {
    if (fileName.test(path)) return undefined;
    return asked.destination === 'iframe' ? 'frame' : 'page';
  }
  return folders.find(([pattern]) => pattern.test(path))?.[1];
}
