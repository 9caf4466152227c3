import { analyticsConfiguration, analyticsHosts } from '../analytics/configuration';
import { productIds, products } from '../products';
import type { AllowedInline } from './policy/allowedInline';
import { contentSecurityPolicy } from './policy/contentSecurityPolicy';
import { readAllowedInline } from './policy/policyFile';
import { playgroundPolicy } from './playgroundPolicy';
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

const days = (count: number): number => count * 24 * 60 * 60;

/** Sent with every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${days(730)}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Sent with documents in addition, whatever they hold: browsers heed these nowhere else.
 *
 * No `Cross-Origin-Opener-Policy`: it keeps the window from a site that has opened it, which learns and
 * changes nothing here, as there is nothing to log in to. With it, Chromium begins each visit in a new
 * process, whose first tasks keep a page from answering for twice as long (blocking time of a
 * component page: 439 instead of 192 ms). Whoever serves a portal with accounts adds it.
 */
const everyDocument = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const satisfies Headers;

/**
 * Sent with documents in addition to {@link commonHeaders}.
 *
 * @param inline - Inline code that they may hold.
 */
export function documentHeaders(inline: AllowedInline): Headers {
  const hosts = analyticsHosts(analyticsConfiguration());
  return { 'Content-Security-Policy': contentSecurityPolicy(hosts, inline), ...everyDocument };
}

/**
 * Documents and files with headers of their own, which go with them in the place of or beside the
 * common ones: the playground runs what readers type, in a frame that has no origin, and so asks for
 * its modules from outside of it.
 */
export const playground = {
  /** First segment of the document's address below the base path. */
  folder: 'playground',
  documentHeaders: { 'Content-Security-Policy': playgroundPolicy.header, ...everyDocument },
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
 * @param inline - Inline code that documents may hold. By default that of the project's build.
 */
export function headersOf(
  address: string,
  isDocument: boolean,
  inline: () => AllowedInline = () => readAllowedInline('build'),
): Headers {
  if (isDocument) {
    return address.startsWith(`/${playground.folder}/`)
      ? { ...commonHeaders, ...playground.documentHeaders }
      : { ...commonHeaders, ...documentHeaders(inline()) };
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
