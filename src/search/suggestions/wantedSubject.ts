import { navigationKey } from '../../navigation/pathname';
import { productIds, products, type ProductId } from '../../products';
import { versionKey } from '../types';

/** What an address that does not exist says of the page that is looked for. */
export interface WantedSubject {
  readonly product?: ProductId;
  /** Key of the archived release, if the address is one of its. */
  readonly version?: string;
  /** Queries, the one that says most first: the address's last names as words. */
  readonly queries: readonly string[];
}

/** Names of an address that are worth a search: those before them are groups. */
const queryCount = 2;

/** A name of an address as words. Numbers and names of files for machines say nothing. */
function wordsOfSegment(segment: string): string {
  return segment
    .replace(/\.(?:html?|mdx?)$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word) && word.toLowerCase() !== 'index')
    .join(' ');
}

/** Reads an address. @param pathname without base path and language. */
export function wantedSubject(pathname: string): WantedSubject {
  const [first, second, ...rest] = navigationKey(pathname).split('/').filter(Boolean);
  const product = productIds.find((id) => id === first);
  const release =
    product && products[product].versions.find(({ text, current }) => !current && text === second);
  const segments = [...(product ? [] : [first]), ...(release ? [] : [second]), ...rest].filter(
    (segment) => segment !== undefined,
  );
  const queries = segments.map(wordsOfSegment).filter(Boolean).reverse().slice(0, queryCount);
  return {
    queries,
    ...(product && { product }),
    ...(product && release && { version: versionKey(product, release.text) }),
  };
}
