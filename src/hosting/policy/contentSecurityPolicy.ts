import type { AnalyticsHosts } from '../../analytics/configuration';
import { searchConfiguration, searchHosts } from '../../search/configuration';
import { fontHosts } from '../fontHosts';
import type { AllowedInline } from './allowedInline';
import { formHosts } from './formHosts';

function directive(name: string, ...sources: readonly (string | readonly string[])[]): string {
  return [name, ...sources.flat()].join(' ');
}

/**
 * Policy of all pages but the playground's. Scripts and styles come from this origin or carry a text
 * whose hash is listed; scripts, frames and connections of other hosts are refused, save for those
 * that the deployment has turned on.
 *
 * `default-src` is not `'none'`: Firefox goes by it for `<link rel="prefetch">`. Same-origin frames
 * carry the demos, which is why framing is allowed to this origin and to no other.
 *
 * @param hosts - Where pages measure to; none for pages that don't.
 * @param inline - Inline code that the built pages hold.
 */
export function contentSecurityPolicy(hosts: AnalyticsHosts, inline: AllowedInline): string {
  return [
    directive('default-src', "'self'"),
    // The search engine is WebAssembly.
    directive('script-src', "'self'", "'wasm-unsafe-eval'", inline.scripts, hosts.scripts),
    directive('script-src-attr', "'none'"),
    // 'unsafe-hashes' is needed for listed `style` attributes, and lets nothing else through.
    directive('style-src', "'self'", "'unsafe-hashes'", inline.styles, fontHosts.stylesheets),
    directive('font-src', "'self'", 'data:', fontHosts.files),
    directive('img-src', "'self'", 'data:', hosts.images),
    directive('connect-src', "'self'", searchHosts(searchConfiguration()), hosts.connections),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('frame-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'", formHosts),
    directive('frame-ancestors', "'self'"),
  ].join('; ');
}
