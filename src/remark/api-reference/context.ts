import type { ApiExport } from '../../api-reference/model';
import type { Describe } from './markdown';
import type { LinkOf } from './typeTokens';

/** What a page's reference elements are made from. */
export interface ReferenceContext {
  /** Exports that the page may show, by name. */
  readonly exports: ReadonlyMap<string, ApiExport>;
  /** Address of a type's entry on this site, or of what documents it elsewhere. */
  readonly linkOf: LinkOf;
  /** Reads a description; its links lead to pages of this site where there are any. */
  readonly describe: Describe;
}
