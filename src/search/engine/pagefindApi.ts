/** A place in a page that can be linked to. */
export interface PagefindAnchor {
  readonly element: string;
  readonly id: string;
  readonly text?: string;
  /** Position in the page's text, in words. */
  readonly location: number;
}

/** What Pagefind puts into a text where a word of a language without spaces ends. */
export const wordEnd = '\u200b';

/** What the index keeps of a page, loaded for pages that are shown. */
export interface PagefindFragment {
  /** Address with base path. */
  readonly url: string;
  /** Text, with {@link wordEnd} where words end in a language without spaces. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly anchors: readonly PagefindAnchor[];
}

/** A page in which a term stands. */
export interface PagefindResult {
  readonly id: string;
  /** How much the page is about the term, by BM25 and the weight of the places. */
  readonly score: number;
  /** Keys of the metadata in which the term stands. */
  readonly matchedMetaFields?: readonly string[];
}

/** Filters as Pagefind takes them: all keys have to agree, with any of their values. */
export type PagefindFilters = Readonly<Record<string, { readonly any: readonly string[] }>>;

/** What this site uses of Pagefind's browser module. */
export interface Pagefind {
  init(): Promise<void>;
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  search(
    term: string,
    options?: { readonly filters?: PagefindFilters },
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
}

/** Pagefind's browser module. */
export interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): Pagefind;
}

/**
 * How Pagefind weighs places and pages. Long pages are not punished, for a guide says more about its
 * subject than a page with one mention; titles and keywords count more than text.
 */
export const pagefindRanking = {
  pageLength: 0.35,
  termFrequency: 0.8,
  metaWeights: { title: 6, keywords: 4, description: 2 },
} as const;
