import { formatAddress, parseRequestPath } from '../../hosting/requestPath';

/**
 * The one address of the page that a pathname means, in whatever spelling: without `index.html` or
 * `.html`, with escapes only where they are needed, and with a slash at the end. The server leads
 * all of them there; without a connection the worker does.
 *
 * @returns undefined for a malformed pathname, which means no page.
 */
export function pageAddress(pathname: string): string | undefined {
  const path = parseRequestPath(pathname);
  if (!path) return undefined;
  const last = path.segments.at(-1) ?? '';
  const name = last === 'index.html' ? '' : last.replace(/\.html$/, '');
  const segments = [...path.segments.slice(0, -1), ...(name ? [name] : [])];
  return formatAddress(segments, true);
}
