import type { SectionChange } from './pageTranslation';
import type { PageSections } from './sections';
import type { ReadStamps, SourceStamps } from './sourceStamps';

/** What a translation was made from, against English as it is now. */
export interface TranslationState {
  readonly state: 'current' | 'behind' | 'unstamped';
  /** What is behind, in the order of the English page, removed sections last. */
  readonly changes: readonly SectionChange[];
}

/**
 * Sections that English has changed, added or removed since they were stamped. The order of sections
 * does not count: moved ones say what they said.
 *
 * @param translated - Sections of the translation, for the headings of removed ones.
 */
export function sectionChanges(
  english: PageSections,
  stamps: SourceStamps,
  translated: PageSections,
): SectionChange[] {
  const ids = new Set(english.sections.map(({ id }) => id));
  return [
    ...english.sections
      .filter(({ id, stamp }) => stamps.get(id) !== stamp)
      .map(
        ({ id, title }): SectionChange => ({
          id,
          title,
          change: stamps.has(id) ? 'changed' : 'added',
        }),
      ),
    ...[...stamps.keys()]
      .filter((id) => !ids.has(id))
      .map((id): SectionChange => {
        const title = translated.sections.find((section) => section.id === id)?.title ?? id;
        return { id, title, change: 'removed' };
      }),
  ];
}

/**
 * How a translation stands against English. Where the English page can't be read, nothing is known to
 * have changed: what is wrong with it is reported with the page itself.
 */
export function translationState(
  english: PageSections,
  { stamps }: ReadStamps,
  translated: PageSections,
): TranslationState {
  if (!stamps) {
    return { state: 'unstamped', changes: [] };
  }
  const changes = english.sections.length > 0 ? sectionChanges(english, stamps, translated) : [];
  return { state: changes.length > 0 ? 'behind' : 'current', changes };
}
