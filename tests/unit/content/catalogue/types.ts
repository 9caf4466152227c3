import type { Edit } from '../fixtureSite';

/** A bad input that is a page of its own, at `docs-core/cases/<page>.mdx`. */
export interface PageRow {
  /** What the author did. */
  readonly input: string;
  readonly page: string;
  /** Text below a sound front matter, which ends on line 5: it starts on line 7. */
  readonly text?: string;
  /** The whole file, for faults above the text. */
  readonly file?: string | Buffer;
  /** `line:column  rule  what is wrong -> how to fix it` for everything that is printed. */
  readonly says: readonly string[];
}

/** A bad input elsewhere: `edit` makes it on a sound site, and `says` has the names of files too. */
export interface EditRow {
  readonly input: string;
  readonly edit: Edit;
  readonly says: readonly string[];
  /** Why the input can't stand in one site with all others. */
  readonly alone?: string;
}

export type Row = PageRow | EditRow;

export function isPageRow(row: Row): row is PageRow {
  return 'page' in row;
}
