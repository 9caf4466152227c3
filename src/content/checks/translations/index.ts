import type { Problem } from '../../problem';
import type { Check, SiteContent } from '../../site';
import { archivedReleases } from './archivedReleases';
import { copied } from './copied';
import { glossaries } from './glossary';
import { translatedHeadings } from './headings';
import { markup } from './markup';
import { misplaced } from './misplaced';
import { pageTypes } from './pageTypes';
import { stamps } from './stamps';
import { interfaceStrings } from './strings';
import { unneeded } from './unneeded';
import { untranslated } from './untranslated';

/** Rules about translations that need the English text. */
const rules: readonly Check[] = [
  misplaced,
  archivedReleases,
  pageTypes,
  stamps,
  translatedHeadings,
  copied,
  untranslated,
  interfaceStrings,
  glossaries,
  unneeded,
];

/** Codes of mistakes in what is copied. */
const copiedCodes = ['translation/changed-code', 'translation/changed-link'];

/** A mistake in what is copied from English may break a rule of English pages as well: it is told once. */
function isTold({ file, line }: Problem, problems: readonly Problem[]): boolean {
  return problems.some(
    (other) => other.file === file && other.line === line && copiedCodes.includes(other.code),
  );
}

/**
 * Every rule about translations. What only ages is no problem: a section whose English text has
 * changed is compared with nothing, and appears in `npm run i18n -- status` and in the notice on
 * its page.
 */
export function translations(site: SiteContent): readonly Problem[] {
  const problems = [...site.translations.problems, ...rules.flatMap((rule) => rule(site))];
  return [...problems, ...markup(site).filter((problem) => !isTold(problem, problems))];
}
