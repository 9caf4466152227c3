import type { PeerName } from '../peers';
import type { Figure } from '../statistics';

/** Bytes of brotli, by what they are. Pictures are content, and not counted. */
export interface Bytes {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly font: number;
  readonly other: number;
}

/** What a page loads. */
export interface PageWeight {
  /** Until it answers its reader. */
  readonly needed: Bytes;
  /** Until nothing more comes by itself. */
  readonly idle: Bytes;
}

/** The categories of Lighthouse. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** The times and shifts that Lighthouse measures, by their short names. */
export const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

export type Metric = keyof typeof metrics;

/** What runs of Lighthouse say of a page, with the profile of a phone. */
export interface LighthouseFigures {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, Figure>>;
  /** Milliseconds, but for the layout shift. */
  readonly times: Readonly<Record<Metric, Figure>>;
  /** The blocking time without what tasks have waited for a processor. In milliseconds. */
  readonly processorTime: Figure;
}

/** A page that is looked at. */
export interface ReaderPage {
  readonly peer: PeerName;
  /** What kind of page it is: one of the site's own, or one of the corpus. */
  readonly kind: string;
  /** With the base path. */
  readonly path: string;
}

/** What is known of a page; what could not be measured is missing. */
export interface PageFigures extends ReaderPage {
  readonly weight?: PageWeight;
  readonly lighthouse?: LighthouseFigures;
}

/** A click on a link of the sidebar. */
export interface NavigationFigures {
  readonly peer: PeerName;
  /** Milliseconds from the click to the new heading painted. */
  readonly time: Figure;
  /** How many of the clicks loaded a document anew. */
  readonly documents: number;
}

/** HTML of a page with code in two languages. */
export interface VariantFigures {
  readonly path: string;
  /** Blocks that have two. */
  readonly blocks: number;
  /** Bytes of brotli as it is, and without the second language. */
  readonly both: number;
  readonly single: number;
}

/** Everything that readers notice. */
export interface ReaderFigures {
  readonly pages: readonly PageFigures[];
  readonly navigation: readonly NavigationFigures[];
  readonly variants: readonly VariantFigures[];
}
