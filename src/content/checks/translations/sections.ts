import type { SectionContent, TranslatedPage } from '../../translations/types';

/** A section of a translation beside the English section of its id. */
export interface SectionPair {
  readonly english: SectionContent;
  readonly translated: SectionContent;
}

/**
 * Sections that say what English says now. Of one that is behind nothing is known: its code and links
 * may be those of the English text that it was made from. A page without stamps is taken for current,
 * for it has to become so before it gets them.
 */
export function currentSections({
  sections,
  englishSections,
  stamps,
}: TranslatedPage): SectionPair[] {
  return sections.flatMap((translated) => {
    const english = englishSections.find(({ id }) => id === translated.id);
    const isCurrent = !stamps || stamps.get(translated.id) === english?.stamp;
    return english && isCurrent ? [{ english, translated }] : [];
  });
}
