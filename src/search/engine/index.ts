import { parseQuery, type Query } from '../query';
import { weakWordsOf } from '../stopWords';
import { SearchUnavailableError, type SearchRequest, type SearchResults } from '../types';
import { LateError } from '../within';
import { normalize } from '../words';
import { combine, termWeights } from './combine';
import { pageHit, rankedPage } from './pageHit';
import type { PagefindFilters } from './pagefindApi';
import { relevance } from './rank';
import type { SearchIndex } from './searchIndex';
import { findTerm, mend, type FoundTerm } from './terms';

export type { SearchIndex } from './searchIndex';

/** Pages that are loaded and ranked, at about 2 kB each: as many as are shown. Two more find nothing better. */
const candidateCount = 8;

/** What an index answers. */
export interface IndexAnswer extends SearchResults {
  /** Files of the index are missing: opened anew, it may find more. */
  readonly isStale?: boolean;
}

function filtersOf({ filters }: SearchRequest): PagefindFilters {
  return {
    ...(filters.product && { product: { any: [filters.product] } }),
    ...(filters.kind && { kind: { any: [filters.kind] } }),
  };
}

/** Words of a text replaced by their corrections, by the normalized word. */
type Corrections = ReadonlyMap<string, string>;

function correctionsOf(meant: readonly FoundTerm[]): Corrections {
  return new Map(
    meant.flatMap(({ of, correction }) => (of && correction ? [[of, correction] as const] : [])),
  );
}

const corrected = (text: string, corrections: Corrections): string =>
  text.replace(/[\p{L}\p{N}_$]+/gu, (word) => corrections.get(normalize(word)) ?? word).trim();

/** The best pages for what was found, and what each term counts. */
function choose(index: SearchIndex, found: readonly FoundTerm[]) {
  const weights = termWeights(found, index.pageCount, weakWordsOf(index.language));
  return { weights, candidates: combine(found, weights).slice(0, candidateCount) };
}

/**
 * Ranks the candidates whose pages arrive.
 *
 * @throws {@link SearchUnavailableError} if none does.
 */
async function rankPages(
  index: SearchIndex,
  { currentProduct, limit }: SearchRequest,
  query: Query,
  found: readonly FoundTerm[],
): Promise<IndexAnswer> {
  const { weights, candidates } = choose(index, found);
  const loaded = await Promise.allSettled(candidates.map(({ id }) => index.loadPage(id)));
  const [first] = loaded;
  if (first && loaded.every(({ status }) => status === 'rejected')) {
    const cause: unknown = first.status === 'rejected' ? first.reason : undefined;
    throw new SearchUnavailableError('pages of the search index do not arrive', { cause });
  }
  const pages = candidates.flatMap(({ score }, i) => {
    const result = loaded[i];
    if (result?.status !== 'fulfilled') return [];
    const page = rankedPage(result.value, score);
    const rank = relevance(page, query, weights, currentProduct);
    return { rank, hit: () => pageHit(result.value, page, query) };
  });
  return {
    pages: pages
      .sort((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ hit }) => hit()),
    // Without the best page, an answer is a wrong one; without the tenth, nobody misses it. One that
    // only takes too long would take as long from the index opened anew.
    ...(first?.status === 'rejected' && !(first.reason instanceof LateError) && { isStale: true }),
  };
}

/**
 * Whether words were not found because their part of the index is gone.
 *
 * @throws {@link SearchUnavailableError} if nothing is known because the network is gone.
 */
async function lacksParts(
  index: SearchIndex,
  found: readonly FoundTerm[],
  pageCount: number,
): Promise<boolean> {
  if (found.every(({ hits }) => hits.length > 0)) return false;
  const state = await index.state();
  if (state === 'unreachable' && pageCount === 0) {
    throw new SearchUnavailableError('the search index does not answer');
  }
  return state === 'replaced' || found.some(({ isLost }) => isLost);
}

/** What a query finds, in the order of its worth. */
async function answer(
  index: SearchIndex,
  request: SearchRequest,
  typed: Query,
): Promise<IndexAnswer> {
  const filters = filtersOf(request);
  const found = await Promise.all(typed.terms.map((term) => findTerm(index, term, filters)));
  // Most often the words are right, and these are the pages that are wanted.
  for (const { id } of choose(index, found).candidates) index.loadPage(id).catch(() => {});
  const meant = (await Promise.all(found.map((term) => mend(index, term, filters)))).flat();
  const corrections = correctionsOf(meant);
  const suggestion = corrections.size > 0 ? corrected(request.query, corrections) : undefined;
  const query: Query = {
    ...(suggestion ? parseQuery(suggestion, index.language) : typed),
    terms: [...new Set(meant.map(({ term }) => term))],
  };
  const ranked = await rankPages(index, request, query, meant);
  const isStale = ranked.isStale || (await lacksParts(index, meant, ranked.pages.length));
  return { pages: ranked.pages, ...(suggestion && { suggestion }), ...(isStale && { isStale }) };
}

/**
 * Searches an index: the same in the browser, at the command line and in tests.
 *
 * @throws {@link SearchUnavailableError} if the files of the index don't arrive.
 */
export async function searchIndex(
  index: SearchIndex,
  request: SearchRequest,
): Promise<IndexAnswer> {
  const typed = parseQuery(request.query, index.language);
  if (typed.terms.length === 0) return { pages: [] };
  const results = await answer(index, request, typed);
  const words = [...new Set(typed.words)];
  // Rather what small words find than nothing.
  return results.pages.length > 0 || results.isStale || words.length === typed.terms.length
    ? results
    : answer(index, request, { ...typed, terms: words });
}
