import type { Problem } from '../../problem';
import type { Check, SiteContent } from '../../site';
import { admonitionKinds } from './admonitionKinds';
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
  admonitionKinds,
  untranslated,
  interfaceStrings,
  glossaries,
  unneeded,
];

/** Codes of mistakes in what is copied. */
const copiedCodes = ['translation/changed-code', 'translation/changed-link'];

/** A mistake against the English text may break a rule of English pages as well: it is told once. */
function isTold({ file, line, column, fix }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((other) => {
    const isHere = other.file === file && other.line === line;
    // Of the two levels, that of English is the right one.
    const isLevel = other.code === 'translation/heading-level' && fix.startsWith('write #');
    const isSame = other.column === column && isLevel;
    return isHere && (isSame || copiedCodes.includes(other.code));
  });
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
