import { nearest } from '../../navigation/rules/nearest';
import type { Fault } from './fault';

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

/** True for the address of a file on the computer of whoever wrote it. */
export function isOnOneComputer(url: string): boolean {
  return /^(?:file:|[a-z]:[\\/])/i.test(url);
}

/** A host that no folder of pages is called, and what it may be followed by. */
const HOST = /^(?:[a-z\d-]+\.)+(?:com|dev|io|net|org)(?:[/?#].*)?$/i;

/** Slips in addresses, which browsers would take for something else: a path of this site, or nothing. */
export function malformation(url: string): Fault | undefined {
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
  if (isOnOneComputer(url)) {
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
