import type { CodeStyling } from '../preferences/types';

/** Where the files of a demo are. */
export interface DemoListing {
  /** Path below `src/demos` without extension, for example `core/account/AccountBasic`. */
  readonly name: string;
  /** The same in the form of addresses: `core/account/account-basic`. */
  readonly address: string;
  /** Module of each styling, from the project root; only `system` for a demo without stylings. */
  readonly modules: Readonly<Partial<Record<CodeStyling, string>>>;
}

/** A file of a demo or of a project, by a path with forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A file as readers see it. */
export interface ShownFile extends TextFile {
  /** The lines that are shown first, without the indentation that they share. */
  readonly preview?: string;
}

/** One styling of a demo in one code variant: its own module first, then what it imports. */
export interface DemoSource {
  readonly files: readonly ShownFile[];
  /** Stylesheets of the font host that the demo asks for, by their path there. */
  readonly fontStylesheets: readonly string[];
}
