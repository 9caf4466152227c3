import type { PluginOptions } from '@docusaurus/plugin-client-redirects';
import { activeRedirects } from './activeRedirects';

/**
 * Redirects for `@docusaurus/plugin-client-redirects`: a page that leads on at every source, for
 * hosts without redirect rules. Catch-all rules are there with all addresses that exist.
 */
export function clientRedirects(redirects = activeRedirects()): PluginOptions['redirects'] {
  return [...redirects.exact].map(([from, to]) => ({ from, to }));
}
