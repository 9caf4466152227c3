import type { CodeStyling, CodeVariant } from '@site/src/preferences/types';

/** One piece of code of a block, coloured at build time. */
export interface CodeSource {
  /** Shown for one code variant only; without it, for both. */
  readonly variant?: CodeVariant;
  /** Shown for one styling only; without it, for all. */
  readonly styling?: CodeStyling;
  /** Position among the files of its styling, counted from 0. */
  readonly file: number;
  /** File name or, for a block without one, the language. */
  readonly label?: string;
  readonly language: string;
  /** Content of the `code` element: escaped text with token elements. */
  readonly html: string;
}

/** What the build knows about a block. */
export interface CodeBlockProps {
  readonly sources: readonly CodeSource[];
  /** Name in addresses such as `#Orders.tsx`. Only the first block of a name on a page has it. */
  readonly name?: string;
  /** Lines of the longest source. */
  readonly lineCount: number;
  readonly showLineNumbers?: boolean;
  readonly wrap?: boolean;
  readonly expanded?: boolean;
}
