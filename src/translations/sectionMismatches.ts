import type { LocalProblem } from '../content/problem';
import type { PageSections, Section } from './sections';

const CODE = 'translation/section-mismatch';

function named({ id, title }: Section): string {
  return `"${title}" (#${id})`;
}

/** The section of the translation behind which a missing one belongs. */
function lastBefore(
  english: readonly Section[],
  missing: Section,
  translated: readonly Section[],
): Section | undefined {
  const before = english.slice(0, english.indexOf(missing)).map(({ id }) => id);
  return translated.findLast(({ id }) => before.includes(id));
}

/**
 * What keeps a translation from being stamped as current: English sections that it lacks, sections
 * that English does not have, and an order of its own.
 *
 * @param ids - Look at these sections alone, and at no order.
 */
export function sectionMismatches(
  { sections: english }: PageSections,
  { sections: translated }: PageSections,
  ids?: readonly string[],
): LocalProblem[] {
  const isMeant = ({ id }: Section): boolean => !ids || ids.includes(id);
  const has = (list: readonly Section[], { id }: Section): boolean =>
    list.some((section) => section.id === id);
  const missing = english
    .filter((section) => isMeant(section) && !has(translated, section))
    .map((section): LocalProblem => {
      const line = lastBefore(english, section, translated)?.endLine ?? 1;
      const message = `the section ${named(section)} of English line ${section.line} is missing`;
      return { line, column: 1, code: CODE, message, fix: 'translate it here' };
    });
  const unknown = translated
    .filter((section) => isMeant(section) && !has(english, section))
    .map((section): LocalProblem => {
      const { line, column } = section;
      const message = `English has no section ${named(section)}`;
      const fix = section.hasExplicitId
        ? 'delete it, or correct its id'
        : `give the heading its English id: {/* #… */}`;
      return { line, column, code: CODE, message, fix };
    });
  if (ids || missing.length > 0 || unknown.length > 0) {
    return [...missing, ...unknown].sort((a, b) => a.line - b.line);
  }
  const moved = translated.find(({ id }, index) => english[index]?.id !== id);
  return moved
    ? [
        {
          line: moved.line,
          column: moved.column,
          code: CODE,
          message: `${named(moved)} stands elsewhere in English`,
          fix: `put the sections into the order of English: here, #${english[translated.indexOf(moved)]?.id}`,
        },
      ]
    : [];
}
