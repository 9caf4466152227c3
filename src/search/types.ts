import type { ProductId } from '../products';

/** Kinds of pages that readers filter by. Each page type of the front matter belongs to one. */
export const searchKinds = ['guide', 'component', 'how-to', 'reference'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What the reader narrows the results down to. */
export interface SearchFilters {
  readonly product?: ProductId;
  readonly kind?: SearchKind;
  /** Archived release: its {@link versionKey}. Without it, current releases are searched. */
  readonly version?: string;
}

/** One search. */
export interface SearchRequest {
  /** What the reader has typed, as it is. */
  readonly query: string;
  readonly filters: SearchFilters;
  /** Product of the page that the reader is on: its pages come first among equals. */
  readonly currentProduct?: ProductId;
  /** Greatest number of pages. */
  readonly limit: number;
}

/** A part of a text; marked where it agrees with the query. */
export interface TextSegment {
  readonly text: string;
  readonly marked: boolean;
}

/** A heading or a row of a reference table below a found page. */
export interface SectionHit {
  /** Address with base path and hash. */
  readonly url: string;
  readonly title: readonly TextSegment[];
}

/** A found page. */
export interface PageHit {
  /** Address with base path. */
  readonly url: string;
  readonly title: readonly TextSegment[];
  readonly product?: ProductId;
  readonly kind?: SearchKind;
  readonly excerpt: readonly TextSegment[];
  /** Best sections of the page for the query, best first. */
  readonly sections: readonly SectionHit[];
}

/** What a search finds. */
export interface SearchResults {
  readonly pages: readonly PageHit[];
  /** The query with its probable typing errors mended, if there are any. */
  readonly suggestion?: string;
}

/** A search service: the index of this site, or a hosted one. */
export interface SearchProvider {
  /** Whether pages can be filtered by kind: hosted services know what their crawler found. */
  readonly filtersByKind: boolean;
  /** Loads what every search needs, ahead of the first one. */
  warmUp(): Promise<void>;
  /**
   * Searches.
   *
   * @throws {@link SearchUnavailableError} if the service can't be reached or the index is missing.
   * @throws {@link SearchUnsupportedError} if this browser can't search.
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults>;
}

/** Search does not work at the moment; another attempt may. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

/** The browser lacks what search is made with, so that no attempt will do. */
export class SearchUnsupportedError extends Error {
  override readonly name = 'SearchUnsupportedError';
}

/** Name of a product's release in search, for example `core 0.13.0`. */
export function versionKey(product: ProductId, version: string): string {
  return `${product} ${version}`;
}
