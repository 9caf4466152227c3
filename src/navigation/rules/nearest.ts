import leven from 'leven';

/**
 * The candidate that was probably meant: the nearest one, if no more than a third of its letters
 * differ (two in short words).
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const allowed = Math.max(2, Math.floor(candidate.length / 3));
    const distance = leven(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
