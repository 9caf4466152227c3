/** What mending needs of a window. */
export interface Addressed {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;
  readonly history: Pick<History, 'replaceState'>;
  /** Whether the server had no such page. */
  readonly isMissing: boolean;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The spelling that the router takes an address for: it passes over case, and over spaces behind. */
function asRouted(pathname: string): string {
  return pathname
    .replace(/(?:%20)+$/, '')
    .replace(/%..|[A-Z]/g, (match) => (match[1] ? match : match.toLowerCase()));
}

/**
 * Mends an address before the router reads it: escapes that are none would stop it, and a page that
 * the server did not find in this spelling would be shown in the place of the 404 page.
 *
 * @returns whether the page is left for another address.
 */
export function mendAddress({ location, history, isMissing }: Addressed): boolean {
  const { origin, pathname, search, hash } = location;
  // With the origin: a path may begin with two slashes, and would name a host without.
  const whole = (path: string): string => origin + path + search + hash;
  if (!isDecodable(pathname)) {
    history.replaceState(null, '', whole(pathname.replaceAll('%', '%25')));
    return false;
  }
  const routed = isMissing ? asRouted(pathname) : pathname;
  if (routed === pathname) return false;
  location.replace(whole(routed));
  return true;
}
