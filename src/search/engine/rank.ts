import type { ProductId } from '../../products';
import type { Query } from '../query';
import type { SearchKind } from '../types';
import {
  isUnspaced,
  matchesTerm,
  normalize,
  sameWord,
  spellingsOf,
  wordsOf,
  wordsWithParts,
} from '../words';

/** What ranking knows of a page. */
export interface RankedPage {
  readonly title: string;
  readonly description: string;
  /** All of its text. */
  readonly content: string;
  readonly headings: readonly string[];
  /** Names and subjects of the page, as its front matter has them. */
  readonly keywords: readonly string[];
  readonly product?: ProductId;
  readonly kind?: SearchKind;
  /** What the index says of it. */
  readonly score: number;
}

/** Guides explain, so they win over reference that says the same. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  guide: 1.05,
  component: 1.15,
  'how-to': 0.94,
  reference: 0.95,
};

const currentProductWeight = 1.4;
const namedProductWeight = 1.6;

/** How much each term of a query counts. */
export type TermWeights = ReadonlyMap<string, number>;

/** Share of the terms' weight that a text has, 0 to 1. */
function coverageOf(text: string, weights: TermWeights, language: string): number {
  const words = wordsWithParts(text, language);
  let total = 0;
  let found = 0;
  for (const [term, weight] of weights) {
    total += weight;
    if (words.some((word) => matchesTerm(word, term))) found += weight;
  }
  return total > 0 ? found / total : 0;
}

/** Share of a text's own words that the terms explain, 0 to 1: short titles are more to the point. */
function densityOf(text: string, { terms, language }: Query): number {
  const words = wordsOf(text, language);
  const found = words.filter((word) =>
    spellingsOf(word).some((spelling) => terms.some((term) => sameWord(spelling, term))),
  );
  return words.length > 0 ? found.length / words.length : 0;
}

const compact = (text: string, language: string): string =>
  wordsOf(text, language).map(normalize).join('');

/** The name that a title names: "useDialogs API" is about `useDialogs`. */
const subjectOf = (title: string, language: string): string =>
  compact(title.replace(/ API$/, ''), language);

/** How exactly a page is what was asked for by its name. */
function nameWeight(page: RankedPage, query: Query): number {
  if (query.name === '') return 1;
  const { language } = query;
  const names = [query.name, query.terms.join('')];
  if (names.includes(subjectOf(page.title, language))) return 2.4;
  const named = page.keywords.some((keyword) => names.includes(compact(keyword, language)));
  return named ? 1.5 : 1;
}

/**
 * Most words in a row that a text has in common with the query, the small ones included.
 *
 * @param text normalized, with whatever stands between words.
 */
function longestPhrase(text: string, { words, language }: Query): number {
  const space = isUnspaced(language) ? '' : ' ';
  const spaced = space + text.replace(/[^\p{L}\p{N}_$]+/gu, space) + space;
  let longest = 0;
  for (let start = 0; start < words.length; start += 1) {
    let end = start + longest + 1;
    while (
      end <= words.length &&
      spaced.includes(space + words.slice(start, end).join(space) + space)
    ) {
      longest = end - start;
      end += 1;
    }
  }
  return longest;
}

/** Words in a row that are no accident in a text of thousands: a message, pasted. */
const quotation = 4;

/**
 * A phrase of three words or more says what the page does in the reader's own words; a longer one may
 * stand anywhere in the page.
 */
function phraseBonus(page: RankedPage, query: Query): number {
  const { words } = query;
  const texts = [page.title, page.description, ...page.headings].map(normalize);
  const longest = Math.max(...texts.map((text) => longestPhrase(text, query)));
  const quoted = words.length >= quotation ? longestPhrase(page.content.toLowerCase(), query) : 0;
  return Math.max(
    longest >= 3 ? 0.5 * (longest - 1) : 0,
    quoted >= quotation ? 0.4 * (quoted - 1) : 0,
  );
}

function productWeight(page: RankedPage, query: Query, current?: ProductId): number {
  if (query.product) return page.product === query.product ? namedProductWeight : 1;
  return current && page.product === current ? currentProductWeight : 1;
}

/**
 * How good an answer a page is.
 *
 * @param current product of the page that the reader is on.
 * @returns a positive number; greater is better.
 */
export function relevance(
  page: RankedPage,
  query: Query,
  weights: TermWeights,
  current?: ProductId,
): number {
  const { language } = query;
  const title = coverageOf(page.title, weights, language);
  const density = densityOf(page.title, query);
  const headings = page.headings.map((text) => coverageOf(text, weights, language));
  const heading = Math.max(0, ...headings);
  const keyword = coverageOf(page.keywords.join(' '), weights, language);
  const places =
    1 + 1.1 * title + 0.5 * density + 0.7 * heading + 0.6 * keyword + phraseBonus(page, query);
  return (
    page.score *
    places *
    nameWeight(page, query) *
    (page.kind ? kindWeights[page.kind] : 1) *
    productWeight(page, query, current)
  );
}
