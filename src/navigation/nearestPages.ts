import leven from 'leven';
import { navigation } from '.';
import { productIds, type ProductId } from '../products';
import { flattenPages, type PageEntry } from './flatten';
import { navigationKey } from './pathname';

/** A page that a reader of a wrong address may have meant. */
export interface NearestPage {
  readonly page: PageEntry;
  readonly product: ProductId;
  /** How near a name of the wanted address is to the page's: 1 if they are equal. */
  readonly similarity: number;
}

/** Names that begin alike for at least this many letters are related, however they end. */
const LEAST_PREFIX = 4;

function commonPrefix(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end < 0 ? Math.min(a.length, b.length) : end;
}

/** How near two names are: 1 for equal ones, 0 for nothing shared. */
function similarity(a: string, b: string): number {
  const letters = 1 - leven(a, b) / Math.max(a.length, b.length, 1);
  const prefix = commonPrefix(a, b);
  return prefix < LEAST_PREFIX
    ? letters
    : Math.max(letters, (0.9 * prefix) / Math.min(a.length, b.length));
}

/** Below this, a name has no more in common with the wanted one than chance gives. */
const LEAST_SIMILARITY = 0.45;

function score(
  wanted: readonly string[],
  pathname: string,
): { readonly similarity: number; readonly points: number } {
  const segments = pathname.split('/').filter(Boolean);
  const name = segments.at(-1) ?? '';
  // Short names are near to that of a product, which stands in most addresses.
  const names = wanted.filter((segment) => !productIds.some((product) => product === segment));
  const nearest = Math.max(0, ...names.map((segment) => similarity(segment, name)));
  const shared = segments.slice(0, -1).filter((segment) => wanted.includes(segment)).length;
  return {
    similarity: nearest,
    points: nearest < LEAST_SIMILARITY ? 0 : nearest + 0.1 * shared,
  };
}

/**
 * Pages whose address is nearest to one that does not exist: by the name of the page first, then by
 * the groups and the product that both have in common.
 *
 * @param pathname wanted address without base path.
 * @param limit how many pages to return at most.
 */
export function nearestPages(pathname: string, limit = 4): NearestPage[] {
  const wanted = navigationKey(pathname).toLowerCase().split('/').filter(Boolean);
  return productIds
    .flatMap((product) => flattenPages(navigation[product]).map((page) => ({ page, product })))
    .map((candidate) => ({ candidate, ...score(wanted, candidate.page.pathname) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ candidate, similarity: nearest }) => ({ ...candidate, similarity: nearest }));
}
