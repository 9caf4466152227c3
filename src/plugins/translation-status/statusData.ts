import type { ProductId } from '../../products';
import type { SectionChange } from '../../translations/pageTranslation';
import type { PageStatus } from '../../translations/loadStatus';

/** Path of the status page, without base path. */
export const statusPathname = '/translations/';

/** A page that people translate, as the status page names it. */
export interface StatusPage {
  /** Product and path, for example `core/introduction/overview`. */
  readonly name: string;
  readonly product: ProductId;
  /** Label of its group in the sidebar, in the language of the status page. */
  readonly group: string;
  /** Title in the language of the status page. */
  readonly title: string;
}

/** A translated page. */
export interface StatusEntry {
  readonly state: Exclude<PageStatus['state'], 'missing'>;
  /** Sections that are behind. */
  readonly changes?: readonly SectionChange[];
}

/** How far a language is. */
export interface StatusLanguage {
  readonly language: string;
  /** Translated pages by name: the others are missing. */
  readonly translated: Readonly<Record<string, StatusEntry>>;
}

/** Everything that the status page shows. */
export interface StatusData {
  readonly pages: readonly StatusPage[];
  readonly languages: readonly StatusLanguage[];
  /** Repository in which a translation can be started; undefined where nobody knows one. */
  readonly repositoryUrl?: string;
}
