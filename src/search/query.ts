import { productIds, type ProductId } from '../products';
import { stopWordsOf } from './stopWords';
import { normalize, wordsOf } from './words';

/** A query as the engine reads it. */
export interface Query {
  /** Normalized words that are searched for, in order, each once. */
  readonly terms: readonly string[];
  /** All words, normalized, in order. */
  readonly words: readonly string[];
  /** All words run together: what a name or title is compared with. */
  readonly name: string;
  /** Language of the query and of the pages, as in `<html lang>`. */
  readonly language: string;
  /** The product that the reader has named, as in "install core". */
  readonly product?: ProductId;
}

const isProduct = (term: string): term is ProductId => productIds.some((id) => id === term);

/**
 * Reads a query. A product's name says where to look and not what for, unless it is all there is, or
 * both are named.
 *
 * @param language as in `<html lang>`.
 */
export function parseQuery(text: string, language: string): Query {
  // Input methods of Chinese leave Latin letters in full width.
  const plain = text.normalize('NFKC').replace(/@toolpad\//g, '');
  const words = wordsOf(plain, language)
    .map(normalize)
    // Pages write "Material UI 7" where readers write "v7".
    .map((term) => term.replace(/^v(?=\d+$)/, ''));
  const stopWords = stopWordsOf(language);
  const meaningful = words.filter(
    (term) => !stopWords.has(term) && !/^\p{Script=Latin}$/u.test(term),
  );
  const named = new Set(meaningful.filter(isProduct));
  const [product] = named.size === 1 ? named : [];
  const topic = meaningful.filter((term) => named.size > 1 || !isProduct(term));
  const [terms = []] = [topic, meaningful, words].filter(({ length }) => length > 0);
  return {
    terms: [...new Set(terms)],
    words,
    name: words.join(''),
    language,
    ...(product && { product }),
  };
}
