/** A page in which a term stands. */
export interface TermHit {
  readonly id: string;
  readonly score: number;
  /** Whether the term stands in the page's title or keywords. */
  readonly prominent: boolean;
}

/** What was found for one term of a query. */
export interface TermHits {
  readonly term: string;
  readonly hits: readonly TermHit[];
}

/** A page that has at least one of the terms. */
export interface Candidate {
  readonly id: string;
  readonly score: number;
  /** Share of the terms' weight that the page has, 0 to 1. */
  readonly coverage: number;
}

/** How much of a weight words have that only say what to do. */
const weakness = 0.4;

/**
 * Weights of terms. Rare words say more: a term that is nearly everywhere has hardly a weight.
 *
 * @param pageCount pages in the index.
 * @param weak words that say what to do and not with what.
 */
export function termWeights(
  terms: readonly TermHits[],
  pageCount: number,
  weak: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map(
    terms.map(({ term, hits }) => {
      const rarity = Math.log(1 + pageCount / (hits.length + 1));
      return [term, weak.has(term) ? rarity * weakness : rarity];
    }),
  );
}

/**
 * Joins what was found for the terms of a query: a page need not have all of them, but each one that
 * it lacks costs.
 *
 * @returns candidates, best first.
 */
export function combine(
  terms: readonly TermHits[],
  weights: ReadonlyMap<string, number>,
): Candidate[] {
  const weightOf = ({ term }: TermHits): number => weights.get(term) ?? 0;
  const known = terms.filter(({ hits }) => hits.length > 0);
  const total = known.reduce((sum, term) => sum + weightOf(term), 0);
  const candidates = new Map<string, { score: number; weight: number }>();
  for (const term of known) {
    const weight = weightOf(term);
    const best = Math.max(...term.hits.map(({ score }) => score));
    for (const { id, score, prominent } of term.hits) {
      const candidate = candidates.get(id) ?? { score: 0, weight: 0 };
      // Scores of different terms have different ranges; the root keeps one page from running away.
      candidate.score += weight * (Math.sqrt(score / best) + (prominent ? 0.8 : 0));
      candidate.weight += weight;
      candidates.set(id, candidate);
    }
  }
  return [...candidates]
    .map(([id, { score, weight }]) => {
      const coverage = total > 0 ? weight / total : 0;
      return { id, score: (score / total) * (0.3 + 0.7 * coverage), coverage };
    })
    .sort((a, b) => b.score - a.score);
}
