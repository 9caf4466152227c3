import { openingSection } from '../../../translations/pageTranslation';
import { problemAt, type Position, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { SectionContent, TranslatedPage } from '../../translations/types';
import { currentSections } from './sections';
import { strayStamps } from './stamps';

/** Ids of the sections that a translation was made from. */
function expectedIds(translation: TranslatedPage): string[] {
  const { stamps, englishSections } = translation;
  const ids = stamps ? [...stamps.keys()] : englishSections.map(({ id }) => id);
  const strays = strayStamps(translation);
  return ids.filter((id) => id !== openingSection && !strays.includes(id));
}

/** Where a missing section belongs: behind the last one that stands before it. */
function placeOf(
  id: string,
  expected: readonly string[],
  sections: readonly SectionContent[],
): Position {
  const before = expected.slice(0, expected.indexOf(id));
  const last = sections.findLast((section) => before.includes(section.id)) ?? sections[0];
  const heading = sections[sections.findIndex((section) => section === last) + 1];
  return heading ?? { line: Math.max((last?.endLine ?? 2) - 1, 1), column: 1 };
}

function checkIds(translation: TranslatedPage): Problem[] {
  const { page, sections } = translation;
  const expected = expectedIds(translation);
  const headings = sections.filter(({ id }) => id !== openingSection);
  const written = new Set(headings.filter(isExplicit).map(({ id }) => id));
  const missing = new Set(expected.filter((id) => !written.has(id)));
  const problem = (at: Position, code: string, message: string, fix: string): Problem =>
    problemAt(page.file, at, code, message, fix);

  const strange = headings
    .filter((heading) => !isExplicit(heading) || !expected.includes(heading.id))
    .map((heading): Problem => {
      // The section of the same place is missing, so it is the one that was meant.
      const meant = expected[headings.indexOf(heading)] ?? '';
      const isMeant = missing.delete(meant);
      if (!isExplicit(heading)) {
        const message = `the heading "${heading.title}" has no id of its own`;
        const fix = isMeant
          ? `add {/* #${meant} */}`
          : 'add the id of the English heading: {/* #… */}';
        return problem(heading, 'translation/heading-without-id', message, fix);
      }
      const message = `English had no section "#${heading.id}" when the page was translated`;
      const fix = isMeant ? `did you mean {/* #${meant} */}?` : 'delete the section';
      return problem(heading, 'translation/unknown-heading-id', message, fix);
    });
  const absent = [...missing].map((id) =>
    problem(
      placeOf(id, expected, sections),
      'translation/missing-heading-id',
      `the section "#${id}" of English is missing`,
      'translate it here, with its id',
    ),
  );
  return [
    ...strange,
    ...absent,
    ...(strange.length || absent.length ? [] : checkOrder(translation)),
  ];
}

function isExplicit({ hasExplicitId }: SectionContent): boolean {
  return hasExplicitId;
}

function checkOrder(translation: TranslatedPage): Problem[] {
  const expected = expectedIds(translation);
  const headings = translation.sections.filter(({ id }) => id !== openingSection);
  const moved = headings.find(({ id }, index) => expected[index] !== id);
  const here = moved && expected[headings.indexOf(moved)];
  return moved
    ? [
        problemAt(
          translation.page.file,
          moved,
          'translation/heading-order',
          `the section "#${moved.id}" stands elsewhere in English`,
          here ? `put "#${here}" here` : 'put it where it stands there',
        ),
      ]
    : [];
}

function checkLevels(translation: TranslatedPage): Problem[] {
  return currentSections(translation)
    .filter(({ english, translated }) => english.depth !== translated.depth)
    .map(({ english, translated }) =>
      problemAt(
        translation.page.file,
        translated,
        'translation/heading-level',
        `the heading is an h${translated.depth}, and an h${english.depth} in English`,
        `write ${'#'.repeat(english.depth)}`,
      ),
    );
}

/** Headings of translations: the sections of English by their ids, in their order and of their level. */
export function translatedHeadings({ translations }: SiteContent): Problem[] {
  return translations.pages
    .filter(({ sections, englishSections }) => sections.length > 0 && englishSections.length > 0)
    .flatMap((translation) => [...checkIds(translation), ...checkLevels(translation)]);
}
