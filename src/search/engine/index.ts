import { productIds } from '../../products';
import { correct, type VocabularyEntry } from '../didYouMean';
import { excerptOf, markTerms } from '../excerpt';
import { parseQuery, type Query } from '../query';
import { weakWordsOf } from '../stopWords';
import { searchKinds, type PageHit, type SearchRequest, type SearchResults } from '../types';
import { camelParts, confirmsTerm, normalize, sameWord, wordsOf } from '../words';
import { combine, termWeights, type TermHits } from './combine';
import type { Pagefind, PagefindFilters, PagefindFragment, PagefindResult } from './pagefindApi';
import { relevance, type RankedPage } from './rank';
import { bestSections } from './sections';

/** Pages that are loaded and ranked, at about 2 kB each: a few more than are shown. */
const candidateCount = 10;

/** Pages that are looked at to see whether a term is a word of theirs. */
const witnessCount = 2;

/** Where an index and what belongs to it come from: the network, or a folder. */
export interface SearchIndex {
  readonly pagefind: Pagefind;
  /** As in `<html lang>`. */
  readonly language: string;
  readonly pageCount: number;
  /** What the index keeps of a page, by the `id` of a result. */
  readonly loadPage: (id: string) => Promise<PagefindFragment>;
  loadVocabulary(): Promise<readonly VocabularyEntry[]>;
}

interface FoundTerm extends TermHits {
  readonly results: readonly PagefindResult[];
  /** As the vocabulary spells it. */
  readonly correction?: string;
  /** The term that it corrects. */
  readonly of?: string;
}

function filtersOf({ filters }: SearchRequest): PagefindFilters {
  return {
    ...(filters.product && { product: { any: [filters.product] } }),
    ...(filters.kind && { kind: { any: [filters.kind] } }),
  };
}

const prominentFields = ['title', 'keywords'];

async function findTerm(
  index: SearchIndex,
  term: string,
  filters: PagefindFilters,
): Promise<FoundTerm> {
  const { results } = await index.pagefind.search(term, { filters });
  const hits = results.map(({ id, score, matchedMetaFields = [] }) => ({
    id,
    score,
    prominent: matchedMetaFields.some((field) => prominentFields.includes(field)),
  }));
  return { term, hits, results };
}

function wordsWithParts({ meta, content }: PagefindFragment): string[] {
  return wordsOf(`${meta.title ?? ''} ${meta.keywords ?? ''} ${content}`, 'en').flatMap((word) =>
    [word, ...camelParts(word)].map(normalize),
  );
}

/** How sure it is that a term is a word of the index. */
type Spelling = 'right' | 'doubtful' | 'unknown';

/**
 * Looks a term up in the first pages that were found for it. For unknown words Pagefind falls back
 * to pages with some beginning of the word, and to other ones the more of the index it has loaded.
 */
async function spellingOf(index: SearchIndex, { term, results }: FoundTerm): Promise<Spelling> {
  const pages = await Promise.all(
    results.slice(0, witnessCount).map(({ id }) => index.loadPage(id)),
  );
  const words = pages.flatMap(wordsWithParts);
  if (words.some((word) => confirmsTerm(word, term))) return 'right';
  return words.some((word) => sameWord(word, term)) ? 'doubtful' : 'unknown';
}

/**
 * What is meant by a term that is none of the index's own words: its probable spelling, or the parts
 * of a name with underscores.
 */
async function mend(
  index: SearchIndex,
  found: FoundTerm,
  filters: PagefindFilters,
): Promise<FoundTerm[]> {
  const spelling = await spellingOf(index, found);
  if (spelling === 'right') return [found];
  const correction = correct(found.term, await index.loadVocabulary());
  if (correction) {
    return [
      { ...(await findTerm(index, normalize(correction), filters)), correction, of: found.term },
    ];
  }
  if (spelling === 'doubtful') return [found];
  const parts = found.term.split('_').filter((part) => part.length > 1);
  if (parts.length > 1) {
    return Promise.all(parts.map((part) => findTerm(index, part, filters)));
  }
  return [{ ...found, hits: [], results: [] }];
}

function rankedPage(
  { meta, content, filters, anchors }: PagefindFragment,
  score: number,
): RankedPage {
  return {
    score,
    title: meta.title ?? '',
    description: meta.description ?? '',
    content,
    keywords: (meta.keywords ?? '').split(', '),
    headings: anchors
      .filter(({ element }) => /^h[23]$/i.test(element))
      .map(({ text = '' }) => text),
    product: productIds.find((id) => id === filters.product?.[0]),
    kind: searchKinds.find((kind) => kind === filters.kind?.[0]),
  };
}

function pageHit(fragment: PagefindFragment, page: RankedPage, query: Query): PageHit {
  const { terms } = query;
  // The text begins with the title, which stands above the excerpt anyway.
  const body = fragment.content.startsWith(page.title)
    ? fragment.content.slice(page.title.length).replace(/^[.\s]+/, '')
    : fragment.content;
  return {
    url: fragment.url,
    title: markTerms(page.title, terms),
    product: page.product,
    kind: page.kind,
    excerpt: excerptOf(body, terms),
    sections: bestSections(fragment, query),
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

/** What a query finds, in the order of its worth. */
async function answer(
  index: SearchIndex,
  request: SearchRequest,
  typed: Query,
): Promise<SearchResults> {
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
  const { weights, candidates } = choose(index, meant);
  const pages = await Promise.all(
    candidates.map(async ({ id, score }) => {
      const fragment = await index.loadPage(id);
      const page = rankedPage(fragment, score);
      const rank = relevance(page, query, weights, request.currentProduct);
      return { rank, hit: () => pageHit(fragment, page, query) };
    }),
  );
  return {
    pages: pages
      .sort((a, b) => b.rank - a.rank)
      .slice(0, request.limit)
      .map(({ hit }) => hit()),
    ...(suggestion && { suggestion }),
  };
}

/** Searches an index: the same in the browser, at the command line and in tests. */
export async function searchIndex(
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResults> {
  const typed = parseQuery(request.query, index.language);
  if (typed.terms.length === 0) return { pages: [] };
  const results = await answer(index, request, typed);
  const words = [...new Set(typed.words)];
  // Rather what small words find than nothing.
  return results.pages.length > 0 || words.length === typed.terms.length
    ? results
    : answer(index, request, { ...typed, terms: words });
}
