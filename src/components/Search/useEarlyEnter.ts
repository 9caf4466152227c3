import { useEffect, useRef } from 'react';

/**
 * Keeps an Enter that comes before the answer to its query, as that of a reader who types fast or has a
 * slow connection, until the answer is there. Another key, or an answer that fails, ends it.
 *
 * @param query - What the field holds.
 * @param isAnswered - Whether what is listed answers that query.
 * @param hasFailed - Whether its answer can't be had.
 * @param open - Opens the option that is chosen.
 * @returns what keeps an Enter.
 */
export function useEarlyEnter(
  query: string,
  isAnswered: boolean,
  hasFailed: boolean,
  open: () => void,
): () => void {
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === undefined) return;
    if (asked.current === query && !hasFailed && !isAnswered) return;
    const isWanted = asked.current === query && isAnswered;
    asked.current = undefined;
    if (isWanted) open();
  });
  return () => {
    asked.current = query;
  };
}
