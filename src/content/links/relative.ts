import path from 'node:path';
import { canonicalPathname, withTrailingSlash } from '../../navigation/pathname';
import { decodedAddress } from '../decodeAddress';
import { leadsOut } from '../files';
import { isMarkdown } from '../loadPages';
import { movedPage } from '../movedPages';
import { nearestPathname } from '../nearestPathname';
import { docsFolder, type Page, type SiteContent } from '../site';
import { isUnknownRoute } from './unknownRoutes';
import { anchorFaults, movedFix, type Fault, type Target } from './fault';

function missingPage(file: string, page: Page, site: SiteContent): Fault {
  const message = `there is no page ${file}`;
  const route = file.replace(new RegExp(`^${docsFolder(page.product)}/(.*)\\.mdx?$`), '$1');
  const moved = movedPage(`/${page.product}/${route}`, site);
  if (moved) {
    return ['content/broken-link', message, movedFix(moved)];
  }
  const others = site.pages.filter(
    ({ product, isPartial }) => product === page.product && !isPartial,
  );
  const meant = nearestPathname(
    file,
    others.map((other) => other.file),
  );
  const relative = meant && path.posix.relative(path.posix.dirname(page.file), meant);
  const link = relative?.startsWith('.') ? relative : `./${relative}`;
  const fix = relative ? `did you mean "${link}"?` : 'link to a page that exists';
  return ['content/broken-link', message, fix];
}

/** Relative links name the file of a page of the same product; its address follows from it. */
export function relativeFaults(target: Target, page: Page, site: SiteContent): Fault[] {
  const { pathname, suffix } = target;
  const file = path.posix.join(path.posix.dirname(page.file), decodedAddress(pathname));
  if (leadsOut(file)) {
    const message = `"${pathname}" leads out of the project`;
    return [['content/broken-link', message, 'link to a page, or to a file of the project']];
  }
  const linked = site.pages.find((other) => other.file === file && !other.isPartial);
  if (linked && linked.product === page.product) {
    return anchorFaults(linked, target, site);
  }
  if (linked) {
    const fix = `write "${withTrailingSlash(linked.pathname)}${suffix}"`;
    return [['content/broken-link', 'a file link leads to the other product', fix]];
  }
  if (isMarkdown(pathname)) {
    const route = path.posix.join(path.posix.dirname(page.pathname), pathname);
    return isUnknownRoute(route.replace(/\.mdx?$/, ''), site)
      ? []
      : [missingPage(file, page, site)];
  }
  if (site.files.isFile(file)) {
    return [];
  }
  const route = canonicalPathname(path.posix.join(path.posix.dirname(page.pathname), pathname));
  const fix = site.routes.has(route)
    ? `write "${withTrailingSlash(route)}${suffix}"`
    : 'write the whole path, or the file with its extension: ./page.mdx';
  return [['content/relative-link', `"${pathname}" is relative to an address, not to a file`, fix]];
}
