import { canonicalPathname, withTrailingSlash } from '../../navigation/pathname';
import { basePath } from '../../site';
import { movedPage } from '../movedPages';
import { nearestPathname } from '../nearestPathname';
import type { SiteContent } from '../site';
import { isUnknownRoute } from './unknownRoutes';
import { groupPage } from './groupPage';
import {
  anchorFaults,
  isStaticFile,
  missingFile,
  movedFix,
  type Fault,
  type Target,
} from './fault';

/** Where a link may have been meant to lead: into an archived release only if it names the release. */
function likelyRoutes(key: string, { routes }: SiteContent): string[] {
  return [...routes].flatMap(([route, page]) => {
    const root = page?.archive?.root;
    return root === undefined || `${key}/`.startsWith(`${root}/`) ? [route] : [];
  });
}

function missingPage(pathname: string, key: string, site: SiteContent): Fault {
  const moved = movedPage(key, site);
  if (moved) {
    return ['content/broken-link', `"${pathname}" is no page`, movedFix(moved)];
  }
  const meant = groupPage(key, site) ?? nearestPathname(key, likelyRoutes(key, site));
  return [
    'content/broken-link',
    `"${pathname}" is no page`,
    meant ? `did you mean "${withTrailingSlash(meant)}"?` : 'link to a page that exists',
  ];
}

/** Endings that the file of a page has, and its address does not. */
const FILE_ENDING = /(?<!\/index)\.(?:mdx?|html)$/;

/** What is wrong with the spelling of a link to a page that exists. */
function spellingFault(pathname: string, key: string, suffix: string): Fault[] {
  const fix = `write "${withTrailingSlash(key)}${suffix}"`;
  if (`${pathname}/`.startsWith(basePath)) {
    const message = 'the link contains the base path, which is added to every link';
    return [['content/base-path-in-link', message, fix]];
  }
  if (pathname.includes('//')) {
    return [['content/doubled-slash', 'the link has a doubled slash', fix]];
  }
  if (`${pathname}/` === withTrailingSlash(key)) {
    return [['content/trailing-slash', 'the link does not end in a slash', fix]];
  }
  if (pathname !== withTrailingSlash(key)) {
    return [['content/page-address', 'the link is not the address of the page', fix]];
  }
  return [];
}

/** Links that start with a slash: paths of the site without the base path, ending in a slash. */
export function absoluteFaults(target: Target, site: SiteContent): Fault[] {
  const { pathname, suffix } = target;
  if (isStaticFile(pathname, site)) {
    return [];
  }
  const key = canonicalPathname(pathname.replace(FILE_ENDING, ''), { basePath });
  if (site.routes.has(key)) {
    return [
      ...spellingFault(pathname, key, suffix),
      ...anchorFaults(site.routes.get(key), target, site),
    ];
  }
  if (isUnknownRoute(key, site)) {
    return [];
  }
  const linked = site.pages.find(({ file, isPartial }) => `/${file}` === pathname && !isPartial);
  if (linked) {
    const fix = `write "${withTrailingSlash(linked.pathname)}${suffix}"`;
    return [['content/page-address', 'the link names the file of a page', fix]];
  }
  return [/\.\w+$/.test(pathname) ? missingFile(pathname, site) : missingPage(pathname, key, site)];
}
