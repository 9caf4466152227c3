import type { ProductId } from '../../products';

/** Which entry of which tree, and which of its fields, a problem is about. */
export interface EntryLocation {
  readonly product: ProductId;
  /** Index in the tree, then in `children` of that entry, and so on; empty for the tree itself. */
  readonly indexPath: readonly number[];
  readonly field?: string;
  /** Points at the field's name instead of its value. */
  readonly isFieldName?: boolean;
}

/** Something in the navigation spec that can't stand. */
export interface NavigationProblem {
  /** Stable name of the rule, for example `nav/duplicate-path`. */
  readonly code: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
  readonly at: EntryLocation;
  /** The other entry, where two entries are at odds. */
  readonly other?: EntryLocation;
}
