import { activeRedirects } from './activeRedirects';

/** A former address, and the page that it leads to. Both without base path. */
export interface ClientRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Addresses at which pages lead on, for hosts without redirect rules. Catch-all rules are there with
 * all addresses that exist.
 */
export function clientRedirects(redirects = activeRedirects()): ClientRedirect[] {
  return [...redirects.exact].map(([from, to]) => ({ from, to }));
}
