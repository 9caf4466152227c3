import {
  analyticsConfiguration,
  analyticsHosts,
  type AnalyticsHosts,
} from '../analytics/configuration';
import { fontHosts } from './fontHosts';
import { playgroundPolicy } from './playgroundPolicy';
import { productIds, products } from '../products';
import { searchConfiguration, searchHosts } from '../search/configuration';
import { archiveFolder, indexFolder } from '../search/indexFiles';
import { versionKey } from '../search/types';

/** Values of HTTP headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** `Cache-Control` for everything that a pattern covers. */
export interface CacheRule {
  /** Address below the base path (and language prefix); ends in `/*` to cover a folder. */
  readonly pattern: string;
  readonly value: string;
}

const sources = (hosts: readonly string[]): string => hosts.map((host) => ` ${host}`).join('');

const days = (count: number): number => count * 24 * 60 * 60;

/**
 * Inline scripts and styles are allowed because Docusaurus writes both into its pages; scripts,
 * frames and connections of other hosts are not. Same-origin frames carry the layout demos, which
 * is why framing is allowed to this origin and to no other. The search engine is WebAssembly.
 *
 * @param hosts - Where pages measure to; none for pages that don't.
 */
export function contentSecurityPolicy(hosts: AnalyticsHosts): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'${sources(hosts.scripts)}`,
    `style-src 'self' 'unsafe-inline'${sources(fontHosts.stylesheets)}`,
    `font-src 'self' data:${sources(fontHosts.files)}`,
    `img-src 'self' data:${sources(hosts.images)}`,
    `connect-src 'self'${sources([...searchHosts(searchConfiguration()), ...hosts.connections])}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Demos are handed over to sandboxes by forms that the reader sends off.
    "form-action 'self' https://stackblitz.com https://codesandbox.io",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Sent with every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${days(730)}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with documents in addition: browsers heed these nowhere else. */
export const documentHeaders: Headers = {
  'Content-Security-Policy': contentSecurityPolicy(analyticsHosts(analyticsConfiguration())),
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Documents and files with headers of their own, which go with them in the place of or beside the
 * common ones: the playground runs what readers type, in a frame that has no origin, and so asks for
 * its modules from outside of it.
 */
export const playground = {
  /** First segment of the document's address below the base path. */
  folder: 'playground',
  documentHeaders: { ...documentHeaders, 'Content-Security-Policy': playgroundPolicy.header },
  assets: '/assets/playground/*',
  assetHeaders: { 'Access-Control-Allow-Origin': '*' },
} as const satisfies {
  folder: string;
  documentHeaders: Headers;
  assets: string;
  assetHeaders: Headers;
};

/**
 * Headers of a file besides those of its cache.
 *
 * @param address address below base path and language prefix, for example `/core/index.html`.
 */
export function headersOf(address: string, isDocument: boolean): Headers {
  if (isDocument) {
    return address.startsWith(`/${playground.folder}/`)
      ? { ...commonHeaders, ...playground.documentHeaders }
      : { ...commonHeaders, ...documentHeaders };
  }
  return address.startsWith(playground.assets.slice(0, -1))
    ? { ...commonHeaders, ...playground.assetHeaders }
    : commonHeaders;
}

/** May be kept, and is asked for again before each use. Pages, JSON and the service worker. */
export const revalidate = 'no-cache';

/** May not be kept: an asset that is missing now may be there after the next deployment. */
export const neverStore = 'no-store';

const immutable = `public, max-age=${days(365)}, immutable`;

const oneDay = `public, max-age=${days(1)}, stale-while-revalidate=${days(7)}`;

/** Folders of the search indexes: of the current releases, and of each archived one. */
function searchFolders(): string[] {
  const archives = productIds.flatMap((product) =>
    products[product].versions
      .filter(({ current }) => !current)
      .map(({ text }) => archiveFolder(versionKey(product, text))),
  );
  return [indexFolder, ...archives];
}

/** What may be kept longer than {@link revalidate} says. No two patterns cover one address. */
export const cacheRules: readonly CacheRule[] = [
  // Docusaurus names these files by their content.
  { pattern: '/assets/*', value: immutable },
  // Pictures keep their names when they change.
  { pattern: '/img/*', value: oneDay },
  { pattern: '/screenshots/*', value: oneDay },
  // Pagefind names the parts of its indexes by their content; what names them is asked for each time.
  ...searchFolders().flatMap((index) =>
    ['index', 'fragment', 'filter'].map((folder) => ({
      pattern: `/${index}/${folder}/*`,
      value: immutable,
    })),
  ),
];

/**
 * `Cache-Control` of a file.
 *
 * @param address address below base path and language prefix, for example `/assets/js/main.js`.
 */
export function cacheControl(address: string): string {
  const rule = cacheRules.find(({ pattern }) => address.startsWith(pattern.slice(0, -1)));
  return rule?.value ?? revalidate;
}
