import fs from 'node:fs';
import path from 'node:path';
import { toSlug } from './names';

/** Headings of the reference in a language, by their English text. */
export type HeadingMessages = ReadonlyMap<string, string>;

/**
 * Headings in words that generated pages have. Others are names of the packages, which no language
 * translates, or stand in pages that are translated as a whole.
 */
export const apiHeadings = [
  'Added',
  'Behavior on a page',
  'Changed',
  'Classes',
  'Components',
  'Constants',
  'Constructor',
  'Contexts',
  'Definitions',
  'Gaps',
  'Guides and demos',
  'Hooks',
  'Import',
  'In a page file',
  'Members',
  'Present',
  'Properties',
  'Props',
  'Removed',
  'Return value',
  'Signature',
  'Signatures',
  'Slot props',
  'Slots',
  'Totals',
  'Types',
  'What changed',
] as const;

/** Id of a heading's message in `i18n/<language>/code.json`. */
export function headingMessageId(heading: string): string {
  return `api.heading.${toSlug(heading)}`;
}

/**
 * Reads what a language calls the headings of the reference. One that it does not name stays English.
 *
 * @param siteDir - Absolute path of the project.
 * @param locale - Code of the language, the name of its folder below `i18n`.
 */
export function loadHeadingMessages(siteDir: string, locale: string): HeadingMessages {
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  if (!fs.existsSync(file)) {
    return new Map();
  }
  const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<
    Record<string, { readonly message?: string }>
  >;
  return new Map(
    apiHeadings.flatMap((heading) => {
      const message = messages[headingMessageId(heading)]?.message;
      return message ? [[heading, message]] : [];
    }),
  );
}
