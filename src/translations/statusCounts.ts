import type { LanguageStatus, PageStatus, StrayTranslation } from './loadStatus';

/** How many pages there are of each state. */
export interface StatusCounts {
  readonly pages: number;
  readonly current: number;
  readonly behind: number;
  /** Sections that are behind, in all of those pages. */
  readonly sections: number;
  readonly missing: number;
  readonly unstamped: number;
}

/** Counts pages of one language by their state. */
export function countStates(pages: readonly PageStatus[]): StatusCounts {
  const of = (wanted: PageStatus['state']): number =>
    pages.filter(({ state }) => state === wanted).length;
  return {
    pages: pages.length,
    current: of('current'),
    behind: of('behind'),
    sections: pages.reduce((sum, { changes }) => sum + changes.length, 0),
    missing: of('missing'),
    unstamped: of('unstamped'),
  };
}

/** Pages of one product and group. */
export interface StatusGroup {
  /** Product and folder, for example `core/introduction`. */
  readonly name: string;
  readonly pages: readonly PageStatus[];
}

/** Pages by product and group, in the order in which these first occur. */
export function groupPages({ pages }: LanguageStatus): StatusGroup[] {
  const groups = new Map<string, PageStatus[]>();
  for (const status of pages) {
    const { product, group } = status.page;
    const name = group ? `${product}/${group}` : product;
    groups.set(name, [...(groups.get(name) ?? []), status]);
  }
  return [...groups].map(([name, own]) => ({ name, pages: own }));
}

/** How many strays are of a state. */
export function countStrays(
  strays: readonly StrayTranslation[],
  wanted: StrayTranslation['state'],
): number {
  return strays.filter(({ state }) => state === wanted).length;
}
