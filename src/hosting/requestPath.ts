/** A request's path, taken apart. */
export interface RequestPath {
  /** Decoded and without empty ones. */
  readonly segments: readonly string[];
  /** Whether the address ends in `/`, as pages' addresses do. */
  readonly trailingSlash: boolean;
  /** As sent, without query. */
  readonly raw: string;
  /** With its `?`, or empty. */
  readonly query: string;
}

/** A URL has no other characters; passed on in `Location`, they would end up in a header. */
const wellFormed = /^\/[\x21-\x7e]*$/;

/** Separators and control characters can't be part of a name: decoded, they would change its meaning. */
const unusable = /[/\\\u0000-\u001f\u007f]/;

/**
 * Takes a request target apart.
 *
 * @returns undefined if it is no path: a malformed escape, an escaped separator, or no URL at all.
 */
export function parseRequestPath(target: string): RequestPath | undefined {
  if (!wellFormed.test(target)) return undefined;
  const [raw = '', ...rest] = target.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  try {
    const segments = raw.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => unusable.test(segment))) return undefined;
    return { segments, trailingSlash: raw.endsWith('/'), raw, query };
  } catch {
    return undefined;
  }
}

/** The one spelling of an address: escapes what has to be escaped and nothing else. */
export function formatAddress(segments: readonly string[], trailingSlash: boolean): string {
  const path = ['', ...segments, ...(trailingSlash ? [''] : [])].join('/') || '/';
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
