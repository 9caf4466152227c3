/** What happened in English to a section since it was translated. */
export type SectionChangeKind = 'changed' | 'added' | 'removed';

/** A section in which a translation says something else than English. */
export interface SectionChange {
  /** Id of the heading; {@link openingSection} for the text above the first one. */
  readonly id: string;
  /** English heading; of a removed section, the heading that the translation still has. */
  readonly title: string;
  readonly change: SectionChangeKind;
}

/** Key of the text above the first heading, front matter included. No heading has it as its id. */
export const openingSection = '.';

/** What a page knows of its translations: `frontMatter.translation` of a page of documentation. */
export interface PageTranslation {
  /**
   * How the page stands against English. Undefined on English pages in English.
   *
   * - `missing`: there is no translation, and the page is shown in English.
   * - `current`: it says what English says.
   * - `behind`: English has changed since, in the `sections`.
   * - `unstamped`: it is translated, and nothing tells from which English text.
   * - `generated`: a page of the reference, which is made from packages and translated by none.
   * - `archived`: a page of an earlier release that was not translated at its time.
   */
  readonly state?: 'missing' | 'current' | 'behind' | 'unstamped' | 'generated' | 'archived';
  /** Sections that are behind, in the order of the English page; only with `behind`. */
  readonly sections?: readonly SectionChange[];
  /** Languages in which the page is translated, current or not, in the site's order. */
  readonly languages: readonly string[];
}
