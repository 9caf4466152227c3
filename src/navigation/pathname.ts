/** Where the site is mounted and which languages it has: what a pathname is read against. */
export interface SiteRouting {
  /** Path under which the whole site is served, for example `/toolpad/`. Default: `/`. */
  readonly basePath?: string;
  /** Configured locales, the default one included. */
  readonly locales?: readonly string[];
  /** The locale whose pages have no language prefix. */
  readonly defaultLocale?: string;
}

/** A pathname with its language taken out. */
export interface LocalizedPathname {
  readonly locale: string;
  readonly pathname: string;
}

/** Last path segments of the API tabs of a component page. */
export const apiTabSegments = ['components-api', 'hooks-api'] as const;

/** Stand-ins for "any tab", as route patterns write them. They never name a page. */
export const docsTabPlaceholders = ['[docsTab]', 'docs-tab'] as const;

/** Every reserved last path segment: folding removes it. */
export const docsTabSegments = [...apiTabSegments, ...docsTabPlaceholders] as const;

export type DocsTabSegment = (typeof docsTabSegments)[number];

/** True for a segment that a page or folder may have: lower-case words joined by single hyphens. */
export function isPageSegment(segment: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment);
}

/** Splits what follows the path: everything from the first `?` or `#` on. */
function splitSuffix(url: string): [pathname: string, suffix: string] {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/** The base path as a prefix without trailing slash: `/toolpad`, or the empty string for `/`. */
function basePrefix(basePath = '/'): string {
  return segmentsOf(basePath)
    .map((segment) => `/${segment}`)
    .join('');
}

/** True if `prefix` is the whole pathname or ends where one of its segments ends. */
function hasPathPrefix(url: string, prefix: string): boolean {
  return url.startsWith(prefix) && /^(?:[/?#]|$)/.test(url.slice(prefix.length));
}

/** Appends `rest` of a URL to a prefix without trailing slash. */
function joinPath(prefix: string, rest: string): string {
  return rest.startsWith('/') ? prefix + rest : `${prefix}/${rest}`;
}

/** Prefixes a site-absolute pathname with the base path. Inverse of {@link removeBasePath}. */
export function addBasePath(pathname: string, basePath: string): string {
  return joinPath(basePrefix(basePath), pathname);
}

/** Removes the base path. A pathname outside of it comes back as it is. */
export function removeBasePath(pathname: string, basePath: string): string {
  const prefix = basePrefix(basePath);
  if (!hasPathPrefix(pathname, prefix)) {
    return pathname;
  }
  return joinPath('', pathname.slice(prefix.length));
}

/**
 * Takes the language prefix out of a pathname: its first segment after the base path, where that
 * segment is a configured locale other than the default, which has no prefix. `/zh` and `/zh/…`
 * both count, `/zhongwen` does not. The base path, hash and query stay where they are.
 */
export function splitLanguagePrefix(pathname: string, routing: SiteRouting): LocalizedPathname {
  const { locales = [], defaultLocale = '' } = routing;
  const base = basePrefix(routing.basePath);
  if (hasPathPrefix(pathname, base)) {
    const rest = pathname.slice(base.length);
    const locale = locales.find(
      (l) => l !== '' && l !== defaultLocale && hasPathPrefix(rest, `/${l}`),
    );
    if (locale !== undefined) {
      return { locale, pathname: joinPath(base, rest.slice(locale.length + 1)) };
    }
  }
  return { locale: defaultLocale, pathname };
}

/** Puts a language prefix in, after the base path. Inverse of {@link splitLanguagePrefix}. */
export function joinLanguagePrefix(localized: LocalizedPathname, routing: SiteRouting): string {
  const { locale, pathname } = localized;
  if (locale === (routing.defaultLocale ?? '')) {
    return pathname;
  }
  const base = basePrefix(routing.basePath);
  const rest = hasPathPrefix(pathname, base) ? pathname.slice(base.length) : pathname;
  return joinPath(`${base}/${locale}`, rest);
}

/** The docs-tab segment in which a pathname ends, if it ends in one. Hash and query are ignored. */
export function docsTabOf(pathname: string): DocsTabSegment | undefined {
  const last = segmentsOf(splitSuffix(pathname)[0]).at(-1);
  return docsTabSegments.find((segment) => segment === last);
}

/** True for a segment that stands for any tab, and therefore never for a page. */
export function isDocsTabPlaceholder(segment: DocsTabSegment): boolean {
  return docsTabPlaceholders.some((placeholder) => placeholder === segment);
}

/**
 * Removes docs-tab segments from the end of a pathname: a tab is the page that it belongs to.
 * Only whole segments count, the trailing slash stays as it was, and so do hash and query.
 */
export function foldDocsTab(pathname: string): string {
  const [path, suffix] = splitSuffix(pathname);
  let folded = path;
  for (let tab = docsTabOf(folded); tab !== undefined; tab = docsTabOf(folded)) {
    const at = folded.lastIndexOf(tab);
    if (folded[at - 1] !== '/') {
      break;
    }
    folded = folded.slice(0, at - 1) + folded.slice(at + tab.length) || '/';
  }
  return folded + suffix;
}

/**
 * One spelling for all pathnames of a page: no base path, language prefix, hash, query, doubled
 * slash, `index.html`, or trailing slash; the form that navigation entries use. The root is `/`.
 * Percent escapes are kept as they are, malformed ones included.
 *
 * A prefix that was added twice by mistake is removed twice, which makes the function idempotent.
 */
export function canonicalPathname(pathname: string, routing: SiteRouting = {}): string {
  const base = segmentsOf(routing.basePath ?? '/');
  const prefixed = new Set(routing.locales?.filter((locale) => locale !== routing.defaultLocale));
  let segments = segmentsOf(splitSuffix(pathname)[0]);
  while (segments.at(-1) === 'index.html') {
    segments = segments.slice(0, -1);
  }
  for (;;) {
    if (base.length > 0 && base.every((segment, i) => segments[i] === segment)) {
      segments = segments.slice(base.length);
    } else if (segments[0] !== undefined && prefixed.has(segments[0])) {
      segments = segments.slice(1);
    } else {
      return `/${segments.join('/')}`;
    }
  }
}

/**
 * The pathname under which a page stands in the navigation spec, whichever URL of the page is
 * given: canonical and folded. Compare pathnames by this key.
 */
export function navigationKey(pathname: string, routing: SiteRouting = {}): string {
  const canonical = canonicalPathname(pathname, routing);
  const folded = foldDocsTab(canonical);
  return folded === canonical ? canonical : navigationKey(folded, routing);
}

/** The link to a canonical pathname: every page of the site ends in a slash. */
export function withTrailingSlash(pathname: string): string {
  const [path, suffix] = splitSuffix(pathname);
  return `${path.replace(/\/+$/, '')}/${suffix}`;
}
