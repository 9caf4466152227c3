import { useEffect, useRef, useState } from 'react';
import type { ProductId } from '@site/src/products';
import {
  SearchUnsupportedError,
  type SearchFilters,
  type SearchProvider,
  type SearchResults,
} from '@site/src/search/types';

/** Milliseconds after a key before the query is searched for: fast typing asks once. */
const pause = 40;

/** Milliseconds without a key after which a change stands for itself. */
const settled = 1000;

/** Milliseconds after which readers are told that an answer is on its way. */
const silence = 1000;

const pageLimit = 8;

/** Where a search stands. */
export interface SearchState {
  /** What was found, for the query in it; the previous results while the next ones are on their way. */
  readonly results?: SearchResults & { readonly query: string };
  readonly failed: boolean;
  /** It has failed because this browser can't search. */
  readonly unsupported: boolean;
  /** An answer has been on its way for so long that somebody may ask where it is. */
  readonly waiting: boolean;
  readonly retry: () => void;
}

/** Searches as the reader types. An empty query finds nothing. */
export function useSearch(
  provider: SearchProvider,
  query: string,
  filters: SearchFilters,
  currentProduct?: ProductId,
): SearchState {
  const [results, setResults] = useState<SearchState['results']>();
  const [failure, setFailure] = useState<'unavailable' | 'unsupported'>();
  const [waiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const lastChange = useRef(-Infinity);
  const { product, kind, version } = filters;
  const text = query.trim();

  useEffect(() => {
    if (text === '') {
      setResults(undefined);
      setFailure(undefined);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const request = { query: text, filters: { product, kind, version }, currentProduct };
    // What was pasted or chosen is whole: nothing follows that would be worth waiting for.
    const isAlone = performance.now() - lastChange.current > settled && text.length > 2;
    lastChange.current = performance.now();
    const progress = setTimeout(() => setWaiting(true), silence);
    const end = (): void => {
      clearTimeout(progress);
      setWaiting(false);
    };
    const timer = setTimeout(
      () => {
        provider.search({ ...request, limit: pageLimit }, signal).then(
          (found) => {
            if (signal.aborted) return;
            setResults({ ...found, query: text });
            setFailure(undefined);
            end();
          },
          (error: unknown) => {
            if (signal.aborted) return;
            setFailure(error instanceof SearchUnsupportedError ? 'unsupported' : 'unavailable');
            end();
          },
        );
      },
      isAlone ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      end();
      controller.abort();
    };
  }, [provider, text, product, kind, version, currentProduct, attempt]);

  return {
    results,
    failed: failure !== undefined,
    unsupported: failure === 'unsupported',
    waiting,
    retry: () => setAttempt((count) => count + 1),
  };
}
