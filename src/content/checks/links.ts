import path from 'node:path';
import { canonicalPathname, withTrailingSlash } from '../../navigation/pathname';
import { basePath, siteUrl } from '../../site';
import { absoluteFaults } from '../links/absolute';
import {
  anchorFaults,
  isStaticFile,
  missingFile,
  splitTarget,
  type Fault,
  type Target,
} from '../links/fault';
import { malformation } from '../links/malformation';
import { relativeFaults } from '../links/relative';
import type { LinkUse } from '../page/types';
import { versionAddress } from '../../versions/versionAddress';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const STATIC_SCHEME = 'pathname://';

/** Addresses with a scheme or host lead elsewhere, unless the host is ours. */
function externalFaults(url: string): Fault[] {
  const own = URL.canParse(siteUrl) ? new URL(basePath, siteUrl) : undefined;
  const other = own && URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
  if (!other || other.host !== own?.host || !`${other.pathname}/`.startsWith(basePath)) {
    return [];
  }
  const { pathname, search, hash } = other;
  const correct = withTrailingSlash(canonicalPathname(pathname, { basePath })) + search + hash;
  return [['content/own-host', 'the link names the host of this site', `write "${correct}"`]];
}

/** A title that Markdown takes for the end of the address. */
function tightTitle(url: string, { element }: LinkUse): Fault | undefined {
  const [, address, title] = /^([^"\s]+)("[^"]+")$/.exec(url) ?? [];
  if (element || !address) {
    return undefined;
  }
  const message = `${title} belongs to the address, for no space is in front of it`;
  return ['content/malformed-address', message, 'write [text](address "title")'];
}

/** Raw `<a>` elements are left as they are: without base path, and unseen by the link checker. */
function isRawInternal({ element, url }: LinkUse): boolean {
  return element === 'a' && /^(?:\/(?!\/)|\.)/.test(url);
}

/** Components have addresses: what makes one of a file's path sees the links of Markdown alone. */
function fileAddress({ element, url }: LinkUse, page: Page, { pages }: SiteContent): Fault[] {
  const { pathname, suffix } = splitTarget(url);
  if (!element || !/^[A-Z]/.test(element) || !/^[^:]*\.mdx?$/.test(pathname)) {
    return [];
  }
  const file = path.posix.join(path.posix.dirname(page.file), pathname);
  const target = pages.find((other) => other.file === file && !other.isPartial);
  const address = target && withTrailingSlash(target.pathname) + suffix;
  const fix = address ? `write "${address}"` : 'write the address of the page, from / on';
  return [['content/raw-link', `<${element}> leads to an address, not to a file`, fix]];
}

/** What a transform makes of the address on an archived page. */
function inRelease(target: Target, { archive }: Page): Target {
  return archive ? { ...target, pathname: versionAddress(target.pathname, archive) } : target;
}

/** Blanks of typography, at either end: neither Markdown nor the build takes them for what surrounds an address. */
const wideBlanks =
  /^[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]|[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]$/;

/** Blanks around an address that look like plain ones, which would be left out. */
function blankFaults(written: string): Fault[] {
  if (!wideBlanks.test(written)) {
    return [];
  }
  const message = 'the blank around the address is no plain space, so it is a part of the address';
  return [['content/malformed-address', message, `write "${written.trim()}"`]];
}

function faultsOf(link: LinkUse, page: Page, site: SiteContent): Fault[] {
  const url = link.url.trim();
  if (url === '' || url === '#') {
    return [['content/broken-link', 'the link leads nowhere', 'write an address']];
  }
  return [...blankFaults(link.url), ...faultsOfAddress(url, link, page, site)];
}

/** What is wrong with an address, whatever blanks are around it. */
function faultsOfAddress(url: string, link: LinkUse, page: Page, site: SiteContent): Fault[] {
  const malformed = tightTitle(url, link) ?? malformation(url);
  if (malformed) {
    return [malformed];
  }
  const ofFile = fileAddress({ ...link, url }, page, site);
  if (ofFile.length > 0) {
    return ofFile;
  }
  if (isRawInternal(link)) {
    const message = 'a raw <a> does not get the base path';
    return [['content/raw-link', message, `write [text](${url})`]];
  }
  if (url.startsWith(STATIC_SCHEME)) {
    const pathname = url.slice(STATIC_SCHEME.length);
    return isStaticFile(pathname, site) ? [] : [missingFile(pathname, site)];
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return externalFaults(url);
  }
  const target = splitTarget(url);
  if (target.pathname === '') {
    return anchorFaults(page, target, site);
  }
  return target.pathname.startsWith('/')
    ? absoluteFaults(inRelease(target, page), site)
    : relativeFaults(target, page, site);
}

/** Links of one page, which need not be one of the site's own. */
export function pageLinks(page: Page, site: SiteContent): Problem[] {
  return (page.body?.links ?? []).flatMap((link) =>
    faultsOf(link, page, site).map((fault) => problemAt(page.file, link, ...fault)),
  );
}

/** Links within the site: to pages and anchors that exist, in the form that needs no redirect. */
export function links(site: SiteContent): Problem[] {
  return site.pages.flatMap((page) => pageLinks(page, site));
}
