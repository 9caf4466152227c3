import type { ProductId } from '../../products';

/** What a preview picture says. Two equal cards are one picture. */
export interface PreviewCard {
  /** Language prefix of the language that the title is in. */
  readonly language: string;
  readonly title: string;
  /** The page's product; two on pages of the portal itself. */
  readonly products: readonly ProductId[];
  /** Name in full, with the release: `Toolpad Core 0.13.0`. */
  readonly name: string;
  /** Group of the sidebar that the page is in, in the language of the title. */
  readonly group?: string;
}
