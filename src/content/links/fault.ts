import { nearest } from '../../navigation/rules/nearest';
import { nearestPathname } from '../nearestPathname';
import type { Page, SiteContent } from '../site';
import { anchorsOf } from './anchors';
import { hasUnknownSections } from './generatedRoutes';

/** What is wrong with a link, whichever page it stands on. */
export type Fault = readonly [code: string, message: string, fix: string];

/** The parts of a link within the site. */
export interface Target {
  readonly pathname: string;
  /** Query and hash, as written. */
  readonly suffix: string;
  /** Id that the hash names, if there is one. */
  readonly anchor?: string;
}

/** Browsers decode the hash, and take a malformed one as it is. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function splitTarget(url: string): Target {
  const at = url.search(/[?#]/);
  const suffix = at < 0 ? '' : url.slice(at);
  const hash = suffix.indexOf('#');
  return {
    pathname: at < 0 ? url : url.slice(0, at),
    suffix,
    ...(hash >= 0 && { anchor: decodeAnchor(suffix.slice(hash + 1)) }),
  };
}

/** The anchor of a link, on the page that the link leads to. */
export function anchorFaults(
  page: Page | undefined,
  { anchor }: Target,
  site: SiteContent,
): Fault[] {
  // What a page can't be read for is reported once, at the page.
  if (anchor === undefined || !page?.body) {
    return [];
  }
  const ids = anchorsOf(page, site);
  if (ids.includes(anchor) || hasUnknownSections(page, site)) {
    return [];
  }
  const meant = nearest(anchor, ids);
  const known = ids.map((id) => `#${id}`).join(', ');
  const choice = meant ? `did you mean "#${meant}"?` : `use one of ${known}`;
  return [
    [
      'content/broken-anchor',
      `${page.file} has no anchor "#${anchor}"`,
      ids.length > 0 ? choice : 'remove the hash: the page has no headings',
    ],
  ];
}

/** A file in `static/`, which links may name as they name pages. */
export function isStaticFile(pathname: string, site: SiteContent): boolean {
  return !pathname.endsWith('/') && site.files.isFile(`static${pathname}`);
}

/** A path with an extension names a file: pages have none. */
export function missingFile(pathname: string, site: SiteContent): Fault {
  const meant = nearestPathname(`static${pathname}`, site.files.list('static'));
  return [
    'content/broken-link',
    `static${pathname} does not exist`,
    meant ? `did you mean "${meant.slice('static'.length)}"?` : 'add the file, or correct the path',
  ];
}
