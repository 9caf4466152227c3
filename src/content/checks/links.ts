import path from 'node:path';
import { nearest } from '../../navigation/rules/nearest';
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

/** What links may lead to beside pages. */
const SCHEMES = ['https', 'http', 'mailto', 'tel', 'ftp', 'sms', 'vscode', 'pathname'] as const;

/** Schemes that have a message of their own. */
const refusedSchemes: readonly string[] = ['javascript', 'vbscript', 'data', 'file'];

/** The scheme of an address, if it is none of those above. */
function unknownScheme(url: string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  return scheme && ![...SCHEMES, ...refusedSchemes].includes(scheme) ? scheme : undefined;
}

/** True for addresses of mail, one or several, or none if the query has a subject or more. */
function hasRecipients(mail: string): boolean {
  const [recipients = '', ...query] = mail.split('?');
  return recipients === ''
    ? query.length > 0
    : recipients.split(',').every((recipient) => /^[^\s@]+@[^\s@]+$/.test(recipient.trim()));
}

/** A host that no folder of pages is called, and what it may be followed by. */
const HOST = /^(?:[a-z\d-]+\.)+(?:com|dev|io|net|org)(?:[/?#].*)?$/i;

/** Slips in addresses, which browsers would take for something else: a path of this site, or nothing. */
function malformation(url: string): Fault | undefined {
  const code = 'content/malformed-address';
  const doubled = /^https?:\/+(?=https?:)/i.exec(url)?.[0];
  if (doubled) {
    return [code, `"${url}" has two schemes`, `write "${url.slice(doubled.length)}"`];
  }
  const scheme = /^(https?)(?::?\/(?!\/)|\/\/|:(?!\/))\/?/i.exec(url);
  if (scheme) {
    const rest = url.slice(scheme[0].length);
    return [code, `"${url}" is no address`, `write "${scheme[1]}://${rest}"`];
  }
  if (/^\/\/[\w-]+\./.test(url)) {
    return [code, `"${url}" has no scheme`, `write "https:${url}"`];
  }
  if (/^(?:file:|[a-z]:[\\/])/i.test(url)) {
    const fix = 'put the file into static/, or link to where everybody finds it';
    return [code, `"${url}" is a file on one computer`, fix];
  }
  if (/^www\./i.test(url)) {
    return [code, `"${url}" has no scheme`, `write "https://${url}"`];
  }
  if (/^https?:\/\//i.test(url) && !URL.canParse(url)) {
    return [code, `"${url}" is no address`, 'correct the host, and write %20 for a space'];
  }
  if (/^[^\s@/:?#]+@[^\s@/?#]+\.[a-z]{2,}(?:\?|$)/i.test(url)) {
    return [code, `"${url}" is an address of mail`, `write "mailto:${url}"`];
  }
  const mail = /^mailto:\/+([^\s@/]+@.+)$/i.exec(url)?.[1];
  if (mail) {
    return [code, 'an address of mail has no slashes', `write "mailto:${mail}"`];
  }
  const [, sound, mark] = /^(https?:.*[^.,;]|[^:]*\.mdx?)([.,;]+)$/i.exec(url) ?? [];
  if (sound && mark) {
    return [code, `"${mark}" belongs to the sentence, not to the address`, `write "${sound}"`];
  }
  if (HOST.test(url)) {
    return [code, `"${url}" has no scheme`, `write "https://${url}"`];
  }
  if (/^mailto:/i.test(url) && !hasRecipients(url.slice('mailto:'.length))) {
    return [code, `"${url}" is no address of mail`, 'write mailto:name@example.com'];
  }
  if (/^tel:/i.test(url) && !/^tel:\+?[\d(][\d().\s-]*(?:;.*)?$/i.test(url)) {
    return [code, `"${url}" is no telephone number`, 'write tel:+ and its digits'];
  }
  const unknown = unknownScheme(url);
  if (unknown) {
    const meant = nearest(unknown, SCHEMES);
    const rest = url.slice(unknown.length);
    const fix = meant ? `write "${meant}${rest}"` : `use one of ${SCHEMES.join(', ')}`;
    return [code, `no browser knows what "${unknown}:" is`, fix];
  }
  if (/^[^?#]*\\/.test(url)) {
    return [code, 'the address has a backslash', `write "${url.replaceAll('\\', '/')}"`];
  }
  return undefined;
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
