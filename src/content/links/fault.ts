import { nearest } from '../../navigation/rules/nearest';
import { decodedAddress, hasWrongEscape, keepPercent, wrongEscape } from '../decodeAddress';
import { meantAddress } from '../meantAddress';
import type { Page, SiteContent } from '../site';
import { anchorsOf } from './anchors';
import { hasUnknownSections } from './unknownRoutes';

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

export function splitTarget(url: string): Target {
  const at = url.search(/[?#]/);
  const suffix = at < 0 ? '' : url.slice(at);
  const hash = suffix.indexOf('#');
  return {
    pathname: at < 0 ? url : url.slice(0, at),
    suffix,
    // Browsers decode the hash, and take a malformed one as it is.
    ...(hash >= 0 && { anchor: decodedAddress(suffix.slice(hash + 1)) }),
  };
}

/** What to do about a link to a page whose file seems to have been renamed by hand. */
export function movedFix({ file, product }: Page): string {
  return `if ${file} is that page, see what is said of its entry in src/navigation/${product}.ts; otherwise link to a page that exists`;
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
  const file = `static${decodedAddress(pathname)}`;
  return !pathname.endsWith('/') && !hasWrongEscape(pathname) && site.files.isFile(file);
}

/** A path with an extension names a file: pages have none. */
export function missingFile(pathname: string, site: SiteContent): Fault {
  const file = `static${decodedAddress(pathname)}`;
  const message = `${file} does not exist`;
  if (site.files.isFile(`static${pathname}`)) {
    return ['content/broken-link', hasWrongEscape(pathname) ? wrongEscape : message, keepPercent];
  }
  // Such an address means the same on every page.
  const address = meantAddress(
    { target: file, pathname: decodedAddress(pathname), page: '' },
    site.files,
  );
  return [
    'content/broken-link',
    message,
    address ? `did you mean "${address}"?` : 'add the file, or correct the path',
  ];
}
