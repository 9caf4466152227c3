import leven from 'leven';

/** How many letters may differ before a word is another word: few in short ones. */
function allowedDistance({ length }: string): number {
  return length <= 3 ? 1 : Math.max(2, Math.round(length * 0.4));
}

/** The candidate that was probably meant by a misspelled word: the nearest, if it is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowedDistance(candidate) && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * What to do about an unknown name: the one that was probably meant, or all that there are.
 *
 * @param free - Those that may have been meant, if some are in use.
 */
export function knownName(
  word: string,
  known: readonly string[],
  free: readonly string[] = known,
): string {
  const guess = nearest(word, free);
  return guess ? `did you mean "${guess}"?` : `use one of ${known.join(', ')}`;
}
