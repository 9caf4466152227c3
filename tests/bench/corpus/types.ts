/** Text of a page, as no generator in particular wants it. */
export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly language: 'tsx' | 'bash' | 'json'; readonly code: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'image'; readonly alt: string; readonly file: string };

/** A piece of running text. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: PageId; readonly anchor?: string };

/** Where a page is: the slug of its section, and its own in there. */
export interface PageId {
  readonly section: string;
  readonly page: string;
}

/** A heading with what stands below it. */
export interface Part {
  readonly depth: 2 | 3;
  readonly heading: string;
  /** What every generator makes of the heading by itself. */
  readonly anchor: string;
  readonly blocks: readonly Block[];
}

/** One page of documentation. */
export interface CorpusPage {
  readonly id: PageId;
  readonly title: string;
  readonly description: string;
  readonly intro: Block;
  readonly parts: readonly Part[];
}

/** Pages that stand together in the sidebar. */
export interface CorpusSection {
  readonly slug: string;
  readonly title: string;
  readonly pages: readonly CorpusPage[];
}

/** Sections that stand together in the sidebar. It is no part of the address of a page. */
export interface CorpusPart {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly CorpusSection[];
}

/** A documentation that is about nothing, in the order of its sidebar. */
export interface Corpus {
  readonly parts: readonly CorpusPart[];
  /** Pictures that pages show, by name. */
  readonly images: Readonly<Record<string, string>>;
}
