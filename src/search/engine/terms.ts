import { correct, isIn } from '../didYouMean';
import { likelyWords } from '../likelyWords';
import { confirmsTerm, isUnspacedWord, normalize, sameWord, spellingsOf } from '../words';
import type { TermHits } from './combine';
import { textOf } from './pageHit';
import type { PagefindFilters, PagefindResult } from './pagefindApi';
import type { SearchIndex } from './searchIndex';

/** Pages that are looked at to see whether a term is a word of theirs. */
const witnessCount = 2;

/** A term of a query, and where it was found. */
export interface FoundTerm extends TermHits {
  readonly results: readonly PagefindResult[];
  /** As the vocabulary spells it. */
  readonly correction?: string;
  /** The term that it corrects. */
  readonly of?: string;
  /** Whether the index has the word, and did not find it. */
  readonly isLost?: boolean;
}

const prominentFields = ['title', 'keywords'];

/**
 * Asks the index for a term. Pagefind keeps silent about parts of the index that it could not load:
 * what stands in them is not found.
 */
export async function findTerm(
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

/** How sure it is that a term is a word of the index. */
type Spelling = 'right' | 'doubtful' | 'unknown';

/**
 * Looks a term up in the first pages that were found for it. For unknown words Pagefind falls back
 * to pages with some beginning of the word, and to other ones the more of the index it has loaded.
 */
async function spellingOf(index: SearchIndex, { term, results }: FoundTerm): Promise<Spelling> {
  const { language } = index;
  // There, Pagefind and the browser cut one text into different words, and typing errors are others.
  if (isUnspacedWord(term)) return results.length > 0 ? 'right' : 'unknown';
  const witnesses = results.slice(0, witnessCount);
  const pages = (
    await Promise.all(witnesses.map(({ id }) => index.loadPage(id).catch(() => undefined)))
  ).filter((page) => page !== undefined);
  // Nobody speaks against it.
  if (witnesses.length > 0 && pages.length === 0) return 'right';
  // Titles first: most words that are spelled right stand there, and texts are long.
  const texts = [
    ...pages.map(({ meta }) => `${meta.title ?? ''} ${meta.keywords ?? ''}`),
    ...pages.map(textOf),
  ];
  let spelling: Spelling = 'unknown';
  for (const text of texts) {
    const words = likelyWords(text, [term], language).flatMap((word) => spellingsOf(word.text));
    if (words.some((word) => confirmsTerm(word, term))) return 'right';
    if (words.some((word) => sameWord(word, term))) spelling = 'doubtful';
  }
  return spelling;
}

/**
 * What is meant by a term that is none of the index's own words: its probable spelling, or the parts
 * of a name with underscores.
 */
export async function mend(
  index: SearchIndex,
  found: FoundTerm,
  filters: PagefindFilters,
): Promise<FoundTerm[]> {
  const spelling = await spellingOf(index, found);
  if (spelling === 'right') return [found];
  const vocabulary = isUnspacedWord(found.term) ? [] : await index.loadVocabulary();
  const correction = correct(found.term, vocabulary);
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
  // A word of the index that is nowhere in it: its part has not arrived.
  const isLost = Object.keys(filters).length === 0 && isIn(found.term, vocabulary);
  return [{ ...found, hits: [], results: [], isLost }];
}
