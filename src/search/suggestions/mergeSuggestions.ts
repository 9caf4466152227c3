import type { NearestPage } from '../../navigation/nearestPages';
import { removeBasePath } from '../../navigation/pathname';
import type { ProductId } from '../../products';
import type { PageHit } from '../types';

/** A page that is offered instead of one that does not exist. */
export interface Suggestion {
  /** Without base path, with a slash at the end. */
  readonly pathname: string;
  readonly title: string;
  readonly product?: ProductId;
}

const suggestionCount = 4;

/** From here on, a name is the wanted one with a typing error, and nothing else has to be asked. */
const surelyMeant = 0.8;

/** Below this, a name is no better than nothing beside pages on the subject. */
const worthShowing = 0.6;

/** Whether addresses alone tell the page that is meant. */
export function isSurelyMeant([best]: readonly NearestPage[]): boolean {
  return best !== undefined && best.similarity >= surelyMeant;
}

const fromAddress = ({ page, product }: NearestPage): Suggestion => ({
  pathname: `${page.pathname}/`,
  title: page.title,
  product,
});

/**
 * Pages on the wanted subject first, then those with an address like the wanted one.
 *
 * @param near pages with near addresses, best first.
 * @param found pages that search has found, best first.
 * @param baseUrl path before the addresses of what was found.
 */
export function mergeSuggestions(
  near: readonly NearestPage[],
  found: readonly PageHit[],
  baseUrl: string,
): Suggestion[] {
  const subjects = found.map(
    ({ url, title, product }): Suggestion => ({
      pathname: removeBasePath(url, baseUrl),
      title: title.map(({ text }) => text).join(''),
      product,
    }),
  );
  const addresses = near
    .filter(({ similarity }) => found.length === 0 || similarity >= worthShowing)
    .map(fromAddress);
  const all = [...subjects, ...addresses];
  return [...new Map(all.map((page) => [page.pathname, page])).values()].slice(0, suggestionCount);
}
