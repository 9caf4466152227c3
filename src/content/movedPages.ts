import { docsTabOf } from '../navigation/pathname';
import { meantPathname } from './meantNames';
import { nearestPathname } from './nearestPathname';
import type { NavigationEntry, Page, SiteContent } from './site';

/** Entries without a page, and pages without an entry, of one product. */
interface Unmatched {
  readonly entries: readonly NavigationEntry[];
  readonly pages: readonly Page[];
}

/** With more entries than these without a page, something else is the matter than a file with a new name. */
const MOST_ENTRIES = 20;

const known = new WeakMap<SiteContent, Map<string, Unmatched>>();

function unmatchedOf(product: string, site: SiteContent): Unmatched {
  const products = known.get(site) ?? new Map<string, Unmatched>();
  known.set(site, products);
  const found = products.get(product) ?? unmatched(product, site);
  products.set(product, found);
  return found.entries.length > MOST_ENTRIES ? { entries: [], pages: [] } : found;
}

function unmatched(product: string, site: SiteContent): Unmatched {
  const { entries, mentioned, groups, products } = site.navigation;
  return {
    entries: entries.filter(
      (entry) => entry.product === product && !site.routes.get(entry.pathname),
    ),
    pages: site.pages.filter(
      (page) =>
        page.product === product &&
        products.has(page.product) &&
        !page.archive &&
        !page.isPartial &&
        !mentioned.has(page.pathname) &&
        !docsTabOf(page.pathname) &&
        !groups.has(page.pathname),
    ),
  };
}

/** Titles that the page had in earlier releases. */
function earlierTitles(pathname: string, { pages }: SiteContent): unknown[] {
  return pages.flatMap(({ archive, pathname: other, frontMatter }) =>
    archive && other.endsWith(pathname.slice(pathname.indexOf('/', 1))) ? frontMatter?.title : [],
  );
}

function nameOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** True if a name differs from that of a page in a few letters. */
function isMisspelling(pathname: string, page: Page): boolean {
  return (
    nameOf(page.pathname) !== nameOf(pathname) &&
    nearestPathname(pathname, [page.pathname]) !== undefined
  );
}

/**
 * The page that an entry may have meant before its file was renamed by hand: the one page without an entry
 * that has its name in another folder, or the title that it had in an earlier release, or that is alone.
 *
 * @param pathname - Of an entry that has no page.
 */
export function movedPage(pathname: string, site: SiteContent): Page | undefined {
  const entry = site.navigation.entries.find((one) => one.pathname === pathname);
  if (!entry || site.routes.get(pathname)) return undefined;
  const { entries, pages } = unmatchedOf(entry.product, site);
  const titles = pages.length > 0 ? earlierTitles(pathname, site) : [];
  const likely = [
    pages.filter((page) => nameOf(page.pathname) === nameOf(pathname)),
    pages.filter(({ frontMatter }) => titles.includes(frontMatter?.title ?? NaN)),
    entries.length === 1 ? pages : [],
  ].find((some) => some.length > 0);
  const [page, ...others] = likely ?? [];
  return page && others.length === 0 && !isMisspelling(pathname, page) ? page : undefined;
}

/** The pathname of the entry that a page without one may have had. */
export function formerPathname(page: Page, site: SiteContent): string | undefined {
  const { entries } = unmatchedOf(page.product, site);
  return entries.find(({ pathname }) => movedPage(pathname, site) === page)?.pathname;
}

/** What moves such a page, after its file has its name back, with all that leads to it. */
export function renameCommand(from: string, to: string): string {
  return `npm run rename -- ${from.slice(1)} ${(meantPathname(to) ?? to).slice(1)}`;
}
