import type { RemainderOf } from '../../../translations/sameText';
import { fileStart, problemAt, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { TextBlock, TranslatedPage } from '../../translations/types';
import { isMisspelled } from '../frontMatter';
import { remainders } from './remainders';

/** Fewer letters than this outside of code and names may well be equal by chance. */
const MIN_LENGTH = 40;

/** Text of a block in one line, with a mark in the place of each code. */
export function blockText({ runs }: TextBlock): string {
  return runs
    .map(({ text, isCode }) => (isCode ? '\uFFFC' : text))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Values of the front matter that have a rule of their own. */
const fields = {
  title: 'translation/untranslated-title',
  description: 'translation/untranslated-description',
} as const;

function isField(key: string | undefined): key is keyof typeof fields {
  return key !== undefined && Object.hasOwn(fields, key);
}

/** A description of English that a translation has left out: results of searches show it. */
function leftOut({ page, english }: TranslatedPage): Problem[] {
  const { frontMatter } = page;
  if (!frontMatter || frontMatter.description || !english.frontMatter?.description) return [];
  if (isMisspelled('description', frontMatter)) return [];
  const message = `the page has no description, and ${english.file} has one`;
  const fix = 'translate it as well';
  return [problemAt(page.file, fileStart, fields.description, message, fix)];
}

function checkPage(
  { page, sections, englishSections }: TranslatedPage,
  remainderOf: RemainderOf,
): Problem[] {
  const english = new Set(
    englishSections.flatMap(({ blocks }) => blocks.map((block) => blockText(block))),
  );
  const equal = sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => ({ block, text: blockText(block) }))
    .filter(({ text }) => english.has(text))
    .map(({ block, text }) => ({ block, left: remainderOf(text).text }));
  return equal.flatMap(({ block, left }): Problem[] => {
    if (isField(block.key)) {
      const message = `the ${block.key} is that of English`;
      return left ? [problemAt(page.file, block, fields[block.key], message, 'translate it')] : [];
    }
    const message = 'the text is that of English';
    const fix = 'translate it, or restore English by deleting the whole translation';
    return left.length >= MIN_LENGTH && !block.key
      ? [problemAt(page.file, block, 'translation/untranslated-section', message, fix)]
      : [];
  });
}

/** Text of translations that is still that of English. */
export function untranslated(site: SiteContent): Problem[] {
  const remainderIn = remainders(site);
  return site.translations.pages.flatMap((translation) => [
    ...leftOut(translation),
    ...checkPage(translation, remainderIn(translation.language)),
  ]);
}
