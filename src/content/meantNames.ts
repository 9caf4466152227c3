import path from 'node:path';
import { toSlug } from '../api-reference/names';
import { docsTabOf, foldDocsTab, isPageSegment } from '../navigation/pathname';
import { productIds } from '../products';
import type { Files } from './files';
import { docsFolder, type SiteContent } from './site';

/** What programs put behind the name of a copy: file managers, browsers, and what keeps folders in step. */
const OF_COPY =
  /(?: - copy| copy)?(?: \d+| \(\d+\))?$|(?: \([^()]*conflicted copy[^()]*\)|\.sync-conflict-[\w-]+)$/i;

/** Endings that texts have and pages have not, also behind the right one: `x.markdown`, `x.mdx.txt`. */
const OTHER_ENDING = /(?:\.(?:markdown|mdown|mkd|txt|mdx?))+$/i;

/**
 * The file beside which a program has left a copy, such as `crud.mdx` for `crud (1).mdx` and
 * `crud - Copy.mdx`.
 */
export function originalOf(file: string, { isFile }: Pick<Files, 'isFile'>): string | undefined {
  const { dir, name, ext } = path.posix.parse(file);
  const original = path.posix.join(dir, name.replace(/^copy of /i, '').replace(OF_COPY, '') + ext);
  return original !== file && !isPageSegment(name) && isFile(original) ? original : undefined;
}

/** The name that a file would have as a page, if its ending is another one: `x.mdx` for `x.txt`. */
export function withPageEnding(file: string): string | undefined {
  const name = path.posix.basename(file).replace(OTHER_ENDING, '');
  return OTHER_ENDING.test(file) ? `${name}.mdx` : undefined;
}

/**
 * What a name would be with the letters that a segment of an address has: `SignInPage` is `sign-in-page`.
 * Undefined for a name with an ending, which is that of another kind of file, and for one without such
 * letters.
 */
export function toPageSegment(name: string): string | undefined {
  const plain = name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const segment = toSlug(plain).replace(/^-|-$/g, '');
  return segment === '' || name.includes('.') ? undefined : segment;
}

/** A path whose segments are those that an address may have; undefined if nobody can say which. */
export function meantPathname(pathname: string): string | undefined {
  const segments = pathname.split('/').map((segment) => {
    const isFine = segment === '' || isPageSegment(segment) || segment === docsTabOf(pathname);
    return isFine ? segment : toPageSegment(segment);
  });
  return segments.includes(undefined) ? undefined : segments.join('/');
}

const known = new WeakMap<Files, ReadonlySet<string>>();

/** Paths of pages as they will be when files have the names that the checks ask for. */
function meantPathnames({ files, pages }: Pick<SiteContent, 'files' | 'pages'>): Set<string> {
  const renamed = pages
    .filter(({ isPartial, archive }) => !isPartial && !archive)
    .flatMap(({ pathname }) => {
      const meant = meantPathname(pathname);
      return meant === undefined || meant === pathname ? [] : [meant];
    });
  const unread = productIds.flatMap((product) => {
    const folder = docsFolder(product);
    return files.list(folder).flatMap((file) => {
      const isPageOrPartial = /\.mdx?$|\/_/.test(file);
      const name = isPageOrPartial ? undefined : withPageEnding(file);
      const below = path.posix.dirname(file).slice(folder.length);
      const page = name && `/${product}${below}/${name.slice(0, -'.mdx'.length)}`;
      return (page && meantPathname(page)) || [];
    });
  });
  return new Set([...renamed, ...unread]);
}

/**
 * True for a path that leads to a page as soon as a file has the name that it is told to have: nothing
 * else is wrong with what leads there.
 */
export function isMeantRoute(
  pathname: string,
  site: Pick<SiteContent, 'files' | 'pages'>,
): boolean {
  const pathnames = known.get(site.files) ?? meantPathnames(site);
  known.set(site.files, pathnames);
  return pathnames.has(foldDocsTab(pathname));
}
