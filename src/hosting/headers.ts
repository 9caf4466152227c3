/** Values of HTTP headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** `Cache-Control` for everything that a pattern covers. */
export interface CacheRule {
  /** Address below the base path (and language prefix); ends in `/*` to cover a folder. */
  readonly pattern: string;
  readonly value: string;
}

const days = (count: number): number => count * 24 * 60 * 60;

/**
 * Inline scripts and styles are allowed because Docusaurus writes both into its pages; scripts,
 * frames and connections of other hosts are not. Same-origin frames carry the layout demos, which
 * is why framing is allowed to this origin and to no other.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Sent with every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': `max-age=${days(730)}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent with documents in addition: browsers heed these nowhere else. */
export const documentHeaders: Headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** May be kept, and is asked for again before each use. Pages, JSON and the service worker. */
export const revalidate = 'no-cache';

/** May not be kept: an asset that is missing now may be there after the next deployment. */
export const neverStore = 'no-store';

const oneDay = `public, max-age=${days(1)}, stale-while-revalidate=${days(7)}`;

/** What may be kept longer than {@link revalidate} says. No two patterns cover one address. */
export const cacheRules: readonly CacheRule[] = [
  // Docusaurus names these files by their content.
  { pattern: '/assets/*', value: `public, max-age=${days(365)}, immutable` },
  // Pictures keep their names when they change.
  { pattern: '/img/*', value: oneDay },
  { pattern: '/screenshots/*', value: oneDay },
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
